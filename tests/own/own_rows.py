"""Rows of the packages that these tests make."""

HEAD = "- package: {name}\n  methods: {methods}\n- section: elements\n  doc: Functions of elements.\n"
CUBED = """\
- op: cubed(Tensor input, Scalar scale=1)
  doc: The cube of each element, scaled.
  loop: scale * input * input * input
  dtypes: all
  grad:
    input: 3 * scale * grad * input * input
  test: scale * input**3
"""
DOUBLED = """\
- op: {name}(Tensor input)
  doc: Twice.
  loop: 2 * input
  dtypes: floating
  grad:
    input: 2 * grad
  test: 2 * input
"""
