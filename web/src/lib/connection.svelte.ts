// Whether the server answers. After a failed request it is polled until it is back.
const POLL_INTERVAL = 2000;

class Connection {
  lost = $state(false);
  /** How often the server came back. An effect that reads this runs again each time, and reloads its data. */
  reconnects = $state(0);

  reportLost(): void {
    if (this.lost) return;
    this.lost = true;
    setTimeout(this.#poll, POLL_INTERVAL);
  }

  #poll = async (): Promise<void> => {
    const healthy = await fetch("/healthz").then(
      (response) => response.ok,
      () => false,
    );
    if (!healthy) {
      setTimeout(this.#poll, POLL_INTERVAL);
      return;
    }
    this.lost = false;
    this.reconnects++;
  };
}

export const connection = new Connection();
