import { expect, test, vi } from "vitest";
import { print } from "./format.ts";

test("has times in words for people, however they are stored, and leaves an address as it is", () => {
  const info = vi.spyOn(console, "info").mockReturnValue();
  const times = { confirmedAt: "2026-11-29T23:30:00.000Z", receivedAt: Date.UTC(2026, 10, 29, 23, 30) };
  print({ ...times, waitsSince: null, keptAt: "https://letters.example.org/jo" });
  expect(info.mock.lastCall?.[0].replace(/\s/g, " ")).toBe(
    "confirmedAt: 30 Nov 2026, 10:30 am receivedAt: 30 Nov 2026, 10:30 am keptAt: https://letters.example.org/jo",
  );
  info.mockRestore();
});
