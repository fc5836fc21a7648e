"""Analyses and findings: functions from a program to facts about it; nothing here edits."""
