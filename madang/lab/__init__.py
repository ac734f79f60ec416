"""The laboratory: arena, training, simulation, reports."""
