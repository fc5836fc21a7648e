"""`arm_sme` dialect: Arm SME tiles."""
