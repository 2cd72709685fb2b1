// Fills the menu of versions from versions.js next to the folders of all versions. A site of its own has one version.
const menu = document.getElementById("site-versions");
if (menu && location.protocol.startsWith("http")) {
  const root = new URL(document.documentElement.dataset.content_root || ".", location.href);
  const list = document.createElement("script");
  list.src = new URL("../versions.js", root).href;
  list.onload = () => {
    const current = menu.value;
    const page = location.href.slice(root.href.length);
    menu.replaceChildren(...window.siteVersions.map((version) => new Option(version, version, false, version === current)));
    menu.onchange = () => { location.href = new URL(`../${menu.value}/${page}`, root).href; };
  };
  document.head.append(list);
}
