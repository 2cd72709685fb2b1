"""DTensors and parallel modules beside whole tensors."""

import pytest
from launching import launch, results


@pytest.mark.parametrize("case, ranks", [
    (case, ranks) if ranks == 2 else pytest.param(case, ranks, marks=pytest.mark.slow)
    for case in ("rows", "placements", "layouts", "staying", "files")
    for ranks in (2, 3, 4) if ranks != 3 or case not in ("layouts", "staying")])  # whose sizes are divided by 2 and 4
def test_calls_on_parts_beside_whole_tensors(tmp_path, case, ranks):
    assert results(launch(tmp_path, "meshes.py", case, ranks=ranks)) == dict.fromkeys(range(ranks), "equal")


@pytest.mark.parametrize("ranks", [2, pytest.param(4, marks=pytest.mark.slow)])
@pytest.mark.parametrize("case", ["training", "sequence", "modules"])
def test_parallel_modules_beside_one_process(tmp_path, case, ranks):
    assert results(launch(tmp_path, "parallel_modules.py", case, ranks=ranks)) == dict.fromkeys(range(ranks), "equal")
