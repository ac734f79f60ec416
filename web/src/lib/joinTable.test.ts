import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTable, sitDown, startRematch } from "./joinTable";
import { storedCommitment } from "./shuffle/storage";
import type { SeatInfo, TableInfo } from "./types";

interface Call {
  path: string;
  body: Record<string, unknown>;
  /** The commitment that was stored when the call was made. */
  stored: string | undefined;
}

const seat = (part: Partial<SeatInfo>): SeatInfo => {
  return { kind: "human", name: "Ann", player: null, level: null, you: true, contributed: false, connected: false, replaced: false, resigned: false, abandons: false, ...part };
};
const tableOf = (id: string, seats: SeatInfo[]) => ({ id, status: "open", commitment: `commitment of ${id}`, seats }) as TableInfo;
let calls: Call[];
let serverTable: TableInfo;
let refusedPath: string | null;

beforeEach(() => {
  calls = [];
  refusedPath = null;
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    calls.push({ path, body: JSON.parse(body), stored: storedCommitment(serverTable.id)?.commitment });
    if (refusedPath && path.endsWith(refusedPath)) return { ok: false, json: async () => ({ error: { id: "too-many", args: {}, text: "" } }) };
    return { ok: true, json: async () => ({ table: serverTable }) };
  });
});
afterEach(() => vi.unstubAllGlobals());

const contribution = () => storedCommitment(serverTable.id)!.contribution;

test("the creator of a table contributes after storing its commitment", async () => {
  serverTable = tableOf("new-table", [seat({}), seat({ kind: "bot", you: false })]);
  expect(await createTable({ game: "koryo", seats: ["me", "greedy"], listed: false })).toBe("new-table");
  expect(calls.map((call) => [call.path, call.stored])).toEqual([
    ["/api/tables", undefined],
    ["/api/tables/new-table/contribution", "commitment of new-table"],
  ]);
  expect(calls[0]!.body).not.toHaveProperty("contribution");
  expect(calls[1]!.body).toEqual({ contribution: contribution() });
});

test("a table is created even if the contribution fails", async () => {
  serverTable = tableOf("failing-table", [seat({})]);
  refusedPath = "/contribution";
  expect(await createTable({ game: "koryo", seats: ["me"], listed: false })).toBe("failing-table");
  expect(contribution()).toMatch(/^[0-9a-f]{32}$/);
});

test("a player who sits down stores the commitment first", async () => {
  serverTable = tableOf("open-table", [seat({ you: false }), seat({ kind: "open", name: null, you: false })]);
  await sitDown(serverTable);
  expect(calls).toEqual([
    { path: "/api/tables/open-table/sit", body: { seat: null, contribution: contribution() }, stored: "commitment of open-table" },
  ]);
});

test("in a rematch, the creator contributes and the others take their reserved seats", async () => {
  serverTable = tableOf("rematch-one", [seat({}), seat({ kind: "open", name: "Bob", you: false })]);
  await startRematch("old-table");
  expect(calls.map((call) => call.path)).toEqual(["/api/tables/old-table/rematch", "/api/tables/rematch-one/contribution"]);
  calls = [];
  serverTable = tableOf("rematch-two", [seat({ you: false }), seat({ kind: "open", name: "Ann" })]);
  await startRematch("old-table");
  expect(calls[1]).toMatchObject({ path: "/api/tables/rematch-two/sit", body: { seat: 1 }, stored: "commitment of rematch-two" });
});
