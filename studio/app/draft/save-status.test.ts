import { expect, test, vi } from "vitest";
import type { TypedValue } from "./autosave.ts";
import { currentSaveStatus, notSavedWords, trackAutosave } from "./save-status.ts";

/** An autosave whose state a test sets. */
function fakeAutosave() {
  let listener = () => {};
  const snapshot = vi.fn<() => TypedValue | undefined>();
  trackAutosave({
    snapshot,
    subscribe: (called) => {
      listener = called;
      return () => {};
    },
    type: () => {},
    restore: () => {},
    resolve: () => {},
    forgetAnswered: () => {},
    discard: async () => {},
    copyToBrowser: () => {},
  });
  return {
    snapshot,
    become: (state: TypedValue["state"]) => {
      snapshot.mockReturnValue({ value: "", base: "", state, at: 1 });
      listener();
    },
  };
}

test("asks only what isn't saved, however many fields were typed into since the window was opened", () => {
  const [saved, failing] = [fakeAutosave(), fakeAutosave()];
  saved.become("typed");
  expect(currentSaveStatus().isUnderWay).toBe(true);
  saved.become("saved");
  saved.snapshot.mockClear();

  failing.become("not-saved");
  expect(currentSaveStatus()).toMatchObject({ isUnderWay: false, failedSince: 1 });
  expect(saved.snapshot).not.toHaveBeenCalled();
});

test("a field doesn't say that the studio isn't answering once it answers, and doesn't know this window", () => {
  const silent = "The studio isn’t answering.";
  expect(notSavedWords("lost", silent)).toContain(silent);
  expect(notSavedWords("shut", silent)).not.toMatch(/answer/);
});
