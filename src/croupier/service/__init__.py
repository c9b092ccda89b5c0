"""The web floor: tables over HTTP and WebSocket, people with roles, and the only place that waits."""
