"""What clients talk to: the REST routes and the WebSocket of a table."""
