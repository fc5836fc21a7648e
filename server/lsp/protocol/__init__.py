"""LSP values: conversion of plain values from and to protocol types, capabilities."""
