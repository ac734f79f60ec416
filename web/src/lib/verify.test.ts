import { expect, test } from "vitest";
import { sha256, verify } from "./verify";

const secret = "00".repeat(32);
const record = { seed: { secret, contributions: ["ann's lucky 7", "bob"] } };

test("a promise that was kept", async () => {
  const published = await sha256(secret);
  expect(published.slice(0, 16)).toBe("60e05bd1b195af2f");
  expect(await verify(record, published, "bob")).toMatchObject({ commitment: true, mine: true });
  expect((await verify(record, published, null)).mine).toBeNull();
});

test("another secret, or a contribution that was left out", async () => {
  expect((await verify(record, "ff".repeat(32), "bob")).commitment).toBe(false);
  expect((await verify(record, "", "carl")).mine).toBe(false);
});
