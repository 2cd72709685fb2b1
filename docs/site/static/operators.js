// Filters the index of operators by name, kind, element type, backend and gradient.
const form = document.getElementById("op-filter");
if (form) {
  const cards = [...document.querySelectorAll(".op-cards li")];
  const texts = cards.map((card) => (card.dataset.name + " " + card.textContent).toLowerCase());

  function matches(card, text) {
    const asked = form.elements;
    const words = asked.name.value.toLowerCase().split(/\s+/).filter(Boolean);
    return words.every((word) => text.includes(word)) &&
      (!asked.kind.value || card.dataset.kind === asked.kind.value) &&
      (!asked.type.value || card.dataset.type.split(" ").includes(asked.type.value)) &&
      (!asked.backend.value || card.dataset.backend === asked.backend.value) &&
      (!asked.gradient.checked || card.dataset.gradient === "1") &&
      (!card.dataset.internal || asked.internal.checked);
  }

  function show() {
    let count = 0;
    cards.forEach((card, index) => {
      card.hidden = !matches(card, texts[index]);
      count += !card.hidden;
    });
    document.querySelectorAll(".op-section").forEach((section) => {
      section.hidden = !section.querySelector("li:not([hidden])");
    });
    document.getElementById("op-count").textContent = `${count} of ${cards.length}`;
  }

  form.addEventListener("input", show);
  const words = new URLSearchParams(location.search).get("name");
  if (words) form.elements.name.value = words;
  show();
}
