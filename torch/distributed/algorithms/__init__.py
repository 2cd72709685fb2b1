"""Ways of averaging gradients over ranks."""
