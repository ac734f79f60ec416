"""What happens at tables: the commands, the tables in memory, connections, bots and clocks."""
