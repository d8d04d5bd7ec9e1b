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
  await import("../kinds.ts");
  const { currentSaveStatus } = await import("./save-status.ts");
  const { discardAutosaves, autosaveOf } = await import("./autosave-registry.ts");
  let failing = "/messages/one/";
  vi.stubGlobal("fetch", async (input: string | URL) =>
    String(input).includes(failing)
      ? Response.json({ message: "The disk is full." }, { status: 507 })
      : Response.json({ savedAt: 1 }),
  );
  const later = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  const begun = Date.now();
  autosaveOf({ kind: "answer", id: "one" }).type({ text: "Yes", key: "1" }, undefined);
  expect(currentSaveStatus().isUnderWay).toBe(true);
  await later(1);
  autosaveOf({ kind: "answer", id: "two" }).type({ text: "No", key: "2" }, undefined);
  await later(1);
  autosaveOf({ kind: "answer", id: "one" }).type({ text: "Yes, it is", key: "1" }, undefined);
  expect(currentSaveStatus()).toMatchObject({ isUnderWay: false, failedSince: begun });
  failing = "nothing";
  await later(6);
  expect(currentSaveStatus()).toMatchObject({
    isUnderWay: false,
    failedSince: undefined,
    savedAt: expect.any(Number),
  });

  failing = "/messages/three/";
  autosaveOf({ kind: "answer", id: "three" }).type({ text: "Perhaps", key: "3" }, undefined);
  await later(1);
  expect(currentSaveStatus().failedSince).toBeDefined();
  await discardAutosaves("answer three");
  expect(currentSaveStatus().failedSince).toBeUndefined();
});

test("what is typed last into a new entry goes into it, though its form was left meanwhile", async () => {
  const { keyOfTarget, forgetAnswered, autosaveOf } = await import("./autosave-registry.ts");
  const { nameInList } = await import("./send-entry.ts");
  const asked: string[] = [];
  const entry = { id: "chairs", question: "Are there chairs?", answer: "Yes." };
  vi.stubGlobal("fetch", async (input: string | URL) => {
    asked.push(String(input));
    return Response.json({
      state: "saved",
      at: 1,
      file: { data: { home: [entry] }, live: null, kept: [] },
    });
  });
  const target = { name: "faqs", path: ["home"], entry: { temporaryName: "new 1" } } as const;
  const key = keyOfTarget(target);
  autosaveOf(target).type(entry, undefined);
  await vi.advanceTimersByTimeAsync(1000);
  autosaveOf(target).type({ ...entry, answer: "Yes, and mats." }, undefined);
  forgetAnswered(key);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(["/api/content/entry", "/api/content/field"]);
  forgetAnswered(key);
  expect(nameInList(key)).toBeUndefined();
});

test("a new term whose day and booking page are changed at once gets both, under its new year", async () => {
  const { keyOfTarget, autosaveOf } = await import("./autosave-registry.ts");
  const { nameInList } = await import("./send-entry.ts");
  const term = { name: "Term 1", startDate: "2028-02-06", booking: "https://example.com/a" };
  let inFile: Record<string, unknown> = term;
  const written: unknown[] = [];
  vi.stubGlobal("fetch", async (input: string | URL, { body }: RequestInit) => {
    const { path, value } = JSON.parse(String(body));
    if (String(input) === "/api/content/field") {
      written.push([path, value]);
      inFile = { ...inFile, [path.at(-1)]: value };
    }
    return Response.json({
      state: "saved",
      at: 1,
      file: { data: { terms: [inFile] }, live: null, kept: [] },
    });
  });
  const target = { name: "schedule", path: ["terms"], entry: { temporaryName: "new 1" } } as const;
  autosaveOf(target).type(term, undefined);
  await vi.advanceTimersByTimeAsync(1000);
  autosaveOf(target).type({ ...term, startDate: "2028-02-13", booking: "https://example.com/b" }, undefined);
  await vi.advanceTimersByTimeAsync(1000);
  autosaveOf(target).type({ ...term, startDate: "2029-02-04", booking: "https://example.com/c" }, undefined);
  await vi.advanceTimersByTimeAsync(1000);
  expect(written).toEqual([
    [["terms", "Term 1 2028", "startDate"], "2028-02-13"],
    [["terms", "Term 1 2028", "booking"], "https://example.com/b"],
    [["terms", "Term 1 2028", "startDate"], "2029-02-04"],
    [["terms", "Term 1 2029", "booking"], "https://example.com/c"],
  ]);
  expect(nameInList(keyOfTarget(target))).toBe("Term 1 2029");
});

test("a form goes on with what the studio keeps, if that is newer than what a closed window held", async () => {
  await import("../kinds.ts");
  const { resendBrowserCopies, autosaveOf } = await import("./autosave-registry.ts");
  const { shownOf } = await import("./autosave.ts");
  const held = { target: { kind: "answer", id: "one" }, value: { text: "Old", key: "1" }, at: 5 };
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => (name === "token" ? name : JSON.stringify(held)),
    removeItem: () => {},
    "typed answer one": "",
  });
  vi.stubGlobal("addEventListener", () => {});
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return Response.json({ savedAt: 9, kept: { text: "New", key: "2", savedAt: 9 } });
  });
  resendBrowserCopies();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([{ ...held.value, typedAt: 5 }]);
  const newer = { text: "New", key: "2" };
  const shown = shownOf(autosaveOf({ kind: "answer", id: "one" }).snapshot(), newer);
  expect(shown).toEqual(newer);
});
