"""The generator: reads ops.yaml and writes generated/. Run `python -m codegen`; README.md describes the grammar."""
