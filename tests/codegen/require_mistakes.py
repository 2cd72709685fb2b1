"""Mistakes in the `require:` of the tanh row, and the sentences that name them."""

SCALED = ("tanh(Tensor input)\n", "tanh(Tensor input, Scalar k=1)\n")
REQUIRE_MISTAKES = [
    ("k", "a condition is a comparison"),
    ("k + 1", "a condition is a comparison"),
    ("k ^ 2 > 1", "a condition knows no '^'"),
    ("k ** 2 > 1", "a condition knows no '**'"),
    ("abs(k) > 1", "a condition knows comparisons, arithmetic, and, or, not"),
    ("k > l", "unknown name 'l'"),
    ("0 < k < 1", "compare two things at a time"),
    ("k >", "is not a formula"),
]
