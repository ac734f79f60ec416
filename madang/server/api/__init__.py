"""The interface to clients: REST routes, the WebSocket of a table, and the message models."""
