import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { getItem: () => "token", setItem: () => {}, removeItem: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // The tests of a worker share modules, and the client keeps its token.
  vi.resetModules();
});

test("the bar says since when a field isn't saved, also once another one is, until it is saved or given up", async () => {
  vi.resetModules();
  const { currentSaving, discardTypings, typingOf } = await import("./save.ts");
  let failing = "/messages/one/";
  vi.stubGlobal("fetch", async (input: string | URL) =>
    String(input).includes(failing)
      ? Response.json({ message: "The disk is full." }, { status: 507 })
      : Response.json({ savedAt: 1 }),
  );
  const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  const begun = Date.now();
  typingOf({ answer: "one" }).type({ text: "Yes", key: "1" }, undefined);
  expect(currentSaving().isUnderWay).toBe(true);
  await later(1);
  typingOf({ answer: "two" }).type({ text: "No", key: "2" }, undefined);
  await later(1);
  typingOf({ answer: "one" }).type({ text: "Yes, it is", key: "1" }, undefined);
  expect(currentSaving()).toMatchObject({ isUnderWay: false, failedSince: begun });
  failing = "nothing";
  await later(6);
  expect(currentSaving()).toEqual({ isUnderWay: false, failedSince: undefined, savedAt: expect.any(Number) });

  failing = "/messages/three/";
  typingOf({ answer: "three" }).type({ text: "Perhaps", key: "3" }, undefined);
  await later(1);
  expect(currentSaving().failedSince).toBeDefined();
  await discardTypings("answer three");
  expect(currentSaving().failedSince).toBeUndefined();
});
