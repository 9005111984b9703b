"""Features that exist only in tests and are named nowhere else."""
