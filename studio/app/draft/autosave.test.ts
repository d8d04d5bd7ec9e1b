import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EditResult } from "../../engine/draft/write-edit.ts";
import { StudioError } from "../api/client.ts";
import { createAutosave, problemOf, type Sent, shownOf } from "./autosave.ts";
import { conflictIn } from "./use-field.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field whose studio answers when it is told to. */
function field() {
  const sent: Sent[] = [];
  const answers: { give(answer: EditResult): Promise<void>; fail(error?: Error): Promise<void> }[] = [];
  let kept: Sent | undefined;
  let tryAgain = () => {};
  const autosave = createAutosave({
    yieldsToFile: true,
    send: (value) => {
      sent.push(value);
      return new Promise((resolve, reject) => {
        const settle = async (end: () => void) => {
          end();
          await vi.advanceTimersByTimeAsync(0);
        };
        answers.push({
          give: (answer) => settle(() => resolve(answer)),
          fail: (error = new Error("The studio isn’t answering.")) => settle(() => reject(error)),
        });
      });
    },
    browserCopy: { write: (value) => (kept = value), remove: () => (kept = undefined) },
    scheduleRetry: (again) => (tryAgain = again),
  });
  return {
    autosave,
    answers,
    sent,
    values: () => sent.map(({ value }) => value),
    bases: () => sent.map(({ base }) => base),
    kept: () => kept,
    comeBack: () => tryAgain(),
    state: () => autosave.snapshot()?.state,
    /** What the field shows while the studio says that it has a value. */
    shown: (known: unknown) => shownOf(autosave.snapshot(), known),
    isSent: () => vi.advanceTimersByTimeAsync(300),
  };
}

const saved: EditResult = { state: "saved", at: 1 };

describe("autosave", () => {
  test("gathers keystrokes and sends the last within 300 ms", async () => {
    const { autosave, values, isSent } = field();
    for (const value of [2, 26, 260]) autosave.type(value, 240);
    await isSent();
    expect(values()).toEqual([260]);
  });

  test("sends a value only after the one before is answered, on top of it", async () => {
    const { autosave, answers, values, bases, isSent, shown, state } = field();
    autosave.type(250, 240);
    await isSent();
    autosave.type(260, 240);
    await isSent();
    expect(values()).toEqual([250]);
    await answers[0]?.give(saved);
    expect(shown(250)).toEqual(260);
    await isSent();
    expect([values(), bases()]).toEqual([
      [250, 260],
      [240, 250],
    ]);
    await answers[1]?.give(saved);
    expect(state()).toBe("saved");
  });

  test("keeps what the studio doesn't have, and hands it over when it is back", async () => {
    const { autosave, answers, kept, comeBack, isSent, state, values } = field();
    autosave.type(250, 240);
    await isSent();
    await answers[0]?.fail();
    expect(state()).toBe("not-saved");
    autosave.type(260, 240);
    expect(kept()).toMatchObject({ value: 260, base: 240 });
    comeBack();
    await isSent();
    await answers[1]?.give(saved);
    await isSent();
    await answers[2]?.give(saved);
    expect([values(), kept(), state()]).toEqual([[250, 250, 260], undefined, "saved"]);
  });

  test("says that the studio isn't answering for no longer than that is so, and of a full disk until it isn't", async () => {
    const { autosave, answers, comeBack, isSent, state } = field();
    const message = () => autosave.snapshot()?.message;
    autosave.type(250, 240);
    await isSent();
    await answers[0]?.fail();
    expect(message()).toBe("The studio isn’t answering.");
    comeBack();
    expect([state(), message()]).toEqual(["not-saved", undefined]);
    await isSent();
    await answers[1]?.fail(new StudioError("The disk is full."));
    comeBack();
    expect([state(), message()]).toEqual(["not-saved", "The disk is full."]);
  });

  test("sends what it had to hold as replayed, and what is typed after that is answered as ever", async () => {
    const { autosave, answers, sent, isSent, comeBack } = field();
    const replayed = () => sent.map(({ isReplayed = false }) => isReplayed);
    autosave.type(250, 240);
    await isSent();
    await answers[0]?.fail();
    autosave.type(260, 240);
    comeBack();
    await isSent();
    await answers[1]?.give(saved);
    await isSent();
    await answers[2]?.give(saved);
    autosave.type(270, 260);
    await isSent();
    expect(replayed()).toEqual([false, true, true, false]);
  });

  test("takes a value whose answer was lost on the way for its own, and not for another window's", async () => {
    const { autosave, answers, comeBack, isSent, bases } = field();
    autosave.type(250, 240);
    await isSent();
    // The studio has written it.
    await answers[0]?.fail();
    autosave.type(260, 240);
    comeBack();
    await isSent();
    await answers[1]?.give(saved);
    await isSent();
    expect(bases()).toEqual([240, 240, 250]);
  });

  test("sends no value again that was refused, once another is typed", async () => {
    const { autosave, answers, comeBack, isSent, values } = field();
    autosave.type("far too long", "");
    await isSent();
    await answers[0]?.fail(new StudioError("That is too long."));
    autosave.type("shorter", "");
    comeBack();
    await isSent();
    expect(values()).toEqual(["far too long", "shorter"]);
  });

  test("takes a value that the studio failed over after it wrote it for its own, and gives one up over which it fails again", async () => {
    const { autosave, answers, comeBack, isSent, bases, values } = field();
    const failed = new StudioError("Something went wrong in the studio.", "", true);
    autosave.type(250, 240);
    await isSent();
    await answers[0]?.fail(failed);
    autosave.type(260, 240);
    comeBack();
    await isSent();
    // It finds the value in the file.
    await answers[1]?.give(saved);
    await isSent();
    expect([values(), bases()]).toEqual([
      [250, 250, 260],
      [240, 240, 250],
    ]);
    for (const index of [2, 3]) {
      await answers[index]?.fail(failed);
      autosave.type(270, 250);
      comeBack();
      await isSent();
    }
    expect(values()).toEqual([250, 250, 260, 260, 270]);
  });

  test("sends what is typed while a failed save is tried again", async () => {
    const { autosave, answers, kept, comeBack, isSent, shown, state, values } = field();
    autosave.type(250, 240);
    await isSent();
    await answers[0]?.fail();
    comeBack();
    await isSent();
    autosave.type(260, 240);
    await answers[1]?.give(saved);
    expect([shown(250), kept()]).toMatchObject([260, { value: 260 }]);
    await isSent();
    await answers[2]?.give(saved);
    expect([values(), kept(), state()]).toEqual([[250, 250, 260], undefined, "saved"]);
  });

  test("sends nothing more of an entry that is discarded, and says when nothing is under way", async () => {
    const { autosave, answers, isSent, values } = field();
    autosave.type("Are there", undefined);
    await isSent();
    autosave.type("Are there chairs?", undefined);
    let isDone = false;
    const done = autosave.discard().then(() => {
      isDone = true;
    });
    await isSent();
    expect(isDone).toBe(false);
    await answers[0]?.give(saved);
    await done;
    await isSent();
    autosave.restore({ value: "Are there", base: undefined, at: 7 });
    await isSent();
    expect([values(), autosave.snapshot()]).toEqual([["Are there"], undefined]);
  });

  test("keeps what isn't answered when the window closes, and sends it in the next one", async () => {
    const { autosave, kept } = field();
    autosave.type(260, 240);
    autosave.copyToBrowser();
    expect(kept()).toMatchObject({ value: 260, base: 240 });

    const next = field();
    next.autosave.restore({ value: 260, base: 240, at: 7 });
    await next.isSent();
    expect(next.sent).toMatchObject([{ value: 260, base: 240 }]);
    await next.answers[0]?.give(saved);
    expect([next.kept(), next.state()]).toEqual([undefined, "saved"]);
  });

  test("sends what was typed while another value was on its way on top of that one, in the next window", async () => {
    const { autosave, answers, kept, isSent } = field();
    autosave.type(250, 240);
    await isSent();
    autosave.type(260, 240);
    autosave.copyToBrowser();
    const both = { value: 260, base: 240, before: { value: 250 } };
    expect(kept()).toMatchObject(both);
    // The page that is left ends its requests, which the studio may have had.
    await answers[0]?.fail();
    expect(kept()).toMatchObject(both);

    const next = field();
    next.autosave.restore({ value: 260, base: 240, at: 7, isReplayed: true, before: { value: 250 } });
    expect(next.shown(250)).toBe(260);
    await next.isSent();
    await next.answers[0]?.give({ state: "saved", at: 9 });
    await next.isSent();
    expect(next.values()).toEqual([250, 260]);
    expect(next.bases()).toEqual([240, 250]);
    // The studio keeps the newest: what was typed last isn't older than what it has just saved.
    expect(next.sent.map(({ at }) => at)).toEqual([7, 9]);
  });

  test("sends what an earlier window may have saved before what is typed in this one", async () => {
    const { autosave, answers, isSent, values, bases } = field();
    autosave.restore({ value: 250, base: 240, at: 7, isReplayed: true });
    autosave.type(260, 240);
    await isSent();
    await answers[0]?.give(saved);
    await isSent();
    expect([values(), bases()]).toEqual([
      [250, 260],
      [240, 250],
    ]);
  });

  test("sends what the studio has kept as replayed, and shows the file if that has changed since", async () => {
    const { autosave, answers, sent, shown, isSent } = field();
    autosave.restore({ value: "free", base: 240, at: 7, isReplayed: true });
    await isSent();
    expect(sent).toMatchObject([{ value: "free", base: 240, isReplayed: true }]);
    await answers[0]?.give({ state: "superseded", message: "It was changed elsewhere." });
    expect(shown(250)).toBe(250);
  });
});

test("which of two values it shall be isn't asked once another window has gone on", async () => {
  const { autosave, answers, isSent } = field();
  autosave.type("Yes.", "");
  await isSent();
  await answers[0]?.give({ ...saved, conflict: { other: "No." } });
  expect(conflictIn(autosave, "Yes.")).toMatchObject({ own: "Yes.", other: "No." });
  expect(conflictIn(autosave, "Yes. At eight.")).toBeUndefined();
});

describe("a field shows", () => {
  test("what is typed, and not what an old reading of its file has", () => {
    const { autosave, shown } = field();
    autosave.type(260, 240);
    expect(shown(240)).toEqual(260);
  });

  test("the space between two words while the file is read without it", async () => {
    const { autosave, answers, isSent, shown } = field();
    autosave.type("Is it ", "Is");
    await isSent();
    await answers[0]?.give(saved);
    expect(shown("Is it")).toEqual("Is it ");
  });

  test("what was written elsewhere since, until it is typed into", async () => {
    const { autosave, answers, isSent, shown, bases } = field();
    autosave.type(260, 240);
    await isSent();
    await answers[0]?.give(saved);
    expect(shown(250)).toEqual(250);
    autosave.type(255, 250);
    await isSent();
    expect([shown(250), bases().at(-1)]).toEqual([255, 250]);
    autosave.forgetAnswered();
    expect(shown(250)).toEqual(255);
    await answers[1]?.give(saved);
    autosave.forgetAnswered();
    expect(shown(250)).toEqual(250);
  });
});

test("what was wrong is said until the studio has answered to the next value, or what it was about is typed", () => {
  const problem = { message: "Write a price in digits." };
  expect(problemOf({ value: "free", problem }, "freely")).toBe(problem);
  expect(problemOf({ value: "free" }, "free")).toEqual({});
  const missing = { message: "Answer is missing.", within: "answer" };
  const kept = { value: { question: "Are there" }, problem: missing };
  expect(problemOf(kept, { question: "Are there chairs?" })).toBe(missing);
  expect(problemOf(kept, { question: "Are there chairs?", answer: "Y" })).toEqual({});
});
