// What a seat decides in advance: the order that it seals before its turn.
import { api } from "./api";
import { loadCatalogs } from "./i18n.svelte";
import type { Advance } from "./types";

export class AdvanceOrder {
  /** The orders that can be sealed now; none if it is not the time for that. */
  orders = $state.raw<string[]>([]);
  /** The sealed order. It stays here while the server plays it. */
  sealed = $state<string | null>(null);
  problem = $state.raw<unknown>(null);

  constructor(readonly table: string) {}

  /** Asks the server what this seat may seal. */
  async fetch(seat: number): Promise<void> {
    await this.#run(async () => (await Promise.all([api.advance(this.table, seat), loadCatalogs("advance")]))[0]);
  }

  /** Seals an order, or withdraws it. */
  async seal(seat: number, order: string | null): Promise<void> {
    await this.#run(() => api.seal(this.table, seat, order));
  }

  /** The turn has come: the sealed order cannot be changed any more. */
  close(): void {
    this.orders = [];
  }

  clear(): void {
    this.close();
    this.sealed = null;
  }

  async #run(request: () => Promise<Advance>): Promise<void> {
    this.problem = null;
    try {
      const { orders, order } = await request();
      [this.orders, this.sealed] = [orders, order];
    } catch (error) {
      this.problem = error;
    }
  }
}
