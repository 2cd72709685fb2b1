"""DTensors and parallel modules beside whole tensors."""

import pytest
from launching import launch, results


@pytest.mark.parametrize("ranks", [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)])
@pytest.mark.parametrize("case", ["rows", "placements", "layouts", "staying", "files"])
def test_calls_on_parts_beside_whole_tensors(tmp_path, case, ranks):
    if case in ("layouts", "staying") and ranks == 3:
        pytest.skip("the sizes of these cases are divided by 2 and 4")
    assert results(launch(tmp_path, "meshes.py", case, ranks=ranks)) == dict.fromkeys(range(ranks), "equal")


@pytest.mark.parametrize("ranks", [2, pytest.param(4, marks=pytest.mark.slow)])
@pytest.mark.parametrize("case", ["training", "sequence", "modules"])
def test_parallel_modules_beside_one_process(tmp_path, case, ranks):
    assert results(launch(tmp_path, "parallel_modules.py", case, ranks=ranks)) == dict.fromkeys(range(ranks), "equal")
