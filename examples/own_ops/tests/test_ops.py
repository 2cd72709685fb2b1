from torch.testing import rows

rows.check("ops.yaml")
