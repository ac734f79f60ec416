import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTable, sitDown, startRematch } from "./joining";
import { sealOf } from "./shuffle/kept";
import type { SeatInfo, TableInfo } from "./types";

interface Call {
  path: string;
  body: Record<string, unknown>;
  /** The commitment that was kept when the call was made. */
  kept: string | undefined;
}

const seat = (part: Partial<SeatInfo>): SeatInfo => {
  return { kind: "human", name: "Ann", level: null, you: true, contributed: false, connected: false, ...part };
};
const tableOf = (id: string, seats: SeatInfo[]) => ({ id, status: "open", commitment: `sealed ${id}`, seats }) as TableInfo;
let calls: Call[];
let made: TableInfo;
let refuses: string | null;

beforeEach(() => {
  calls = [];
  refuses = null;
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    calls.push({ path, body: JSON.parse(body), kept: sealOf(made.id)?.commitment });
    if (refuses && path.endsWith(refuses)) return { ok: false, json: async () => ({ error: { id: "too-many", args: {}, text: "" } }) };
    return { ok: true, json: async () => ({ table: made }) };
  });
});
afterEach(() => vi.unstubAllGlobals());

const contribution = () => sealOf(made.id)!.contribution;

test("whoever makes a table contributes after having seen and kept its commitment", async () => {
  made = tableOf("new-table", [seat({}), seat({ kind: "bot", you: false })]);
  expect(await createTable({ game: "koryo", seats: ["me", "greedy"], listed: false })).toBe("new-table");
  expect(calls.map((call) => [call.path, call.kept])).toEqual([
    ["/api/tables", undefined],
    ["/api/tables/new-table/contribution", "sealed new-table"],
  ]);
  expect(calls[0]!.body).not.toHaveProperty("contribution");
  expect(calls[1]!.body).toEqual({ contribution: contribution() });
});

test("a contribution that does not arrive leaves the table to its own page", async () => {
  made = tableOf("unlucky-table", [seat({})]);
  refuses = "/contribution";
  expect(await createTable({ game: "koryo", seats: ["me"], listed: false })).toBe("unlucky-table");
  expect(contribution()).toMatch(/^[0-9a-f]{32}$/);
});

test("whoever sits down keeps the commitment on the screen first", async () => {
  made = tableOf("open-table", [seat({ you: false }), seat({ kind: "open", name: null, you: false })]);
  await sitDown(made);
  expect(calls).toEqual([
    { path: "/api/tables/open-table/sit", body: { seat: null, contribution: contribution() }, kept: "sealed open-table" },
  ]);
});

test("a rematch: who makes it contributes, the others take the seat that is reserved for them", async () => {
  made = tableOf("rematch-one", [seat({}), seat({ kind: "open", name: "Bob", you: false })]);
  await startRematch("old-table");
  expect(calls.map((call) => call.path)).toEqual(["/api/tables/old-table/rematch", "/api/tables/rematch-one/contribution"]);
  calls = [];
  made = tableOf("rematch-two", [seat({ you: false }), seat({ kind: "open", name: "Ann" })]);
  await startRematch("old-table");
  expect(calls[1]).toMatchObject({ path: "/api/tables/rematch-two/sit", body: { seat: 1 }, kept: "sealed rematch-two" });
});
