"""Tools for research: arena, training, simulation, reports."""
