import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { EditResult } from "../../core/draft/draft.ts";
import { createTyping, type Sent } from "./typing.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field whose studio answers when it is told to. */
function field() {
  const sent: Sent[] = [];
  const answers: { give(answer: EditResult): Promise<void>; fail(): Promise<void> }[] = [];
  let held: Sent | undefined;
  let tryAgain = () => {};
  const setAside: unknown[] = [];
  let isStopped = false;
  let wasReplacedInView = false;
  const typing = createTyping({
    send: (value) => {
      sent.push(value);
      return new Promise((resolve, reject) => {
        const settle = async (end: () => void) => {
          end();
          await vi.advanceTimersByTimeAsync(0);
        };
        answers.push({
          give: (answer) => settle(() => resolve(answer)),
          fail: () => settle(() => reject(new Error("The studio doesn’t answer."))),
        });
      });
    },
    setAside: async (value, wasSaved) => {
      if (isStopped) throw new Error("The studio doesn’t answer.");
      if (wasSaved && wasReplacedInView) return false;
      setAside.push(value);
      return true;
    },
    hold: { put: (value) => (held = value), remove: () => (held = undefined) },
    whenBack: (again) => (tryAgain = again),
  });
  return {
    typing,
    answers,
    values: () => sent.map(({ value }) => value),
    bases: () => sent.map(({ base }) => base),
    sent,
    held: () => held,
    comeBack: () => tryAgain(),
    shown: () => typing.snapshot()?.value,
    state: () => typing.snapshot()?.state,
    setAside,
    stop: () => {
      isStopped = true;
    },
    replaceInView: () => {
      wasReplacedInView = true;
    },
    isSent: () => vi.advanceTimersByTimeAsync(300),
  };
}

const saved: EditResult = { state: "saved", at: 1 };

test("sends a value again with the owner's yes, and without it once another is typed", async () => {
  const { typing, answers, sent, isSent, state } = field();
  const question = { state: "held back", at: 1, message: "From $240 to $26?", isQuestion: true } as const;
  typing.type(26, 240);
  await isSent();
  await answers[0]?.give(question);
  typing.type(27, 240);
  typing.confirm();
  await isSent();
  expect(sent.at(-1)).toMatchObject({ value: 27 });
  expect(sent.at(-1)?.isSure).toBeUndefined();
  await answers[1]?.give(question);
  typing.confirm();
  await isSent();
  expect(sent.at(-1)).toMatchObject({ value: 27, isSure: true });
  await answers[2]?.give(saved);
  expect(state()).toBe("saved");
});

test("a value typed after the owner's yes couldn't be saved goes without that yes", async () => {
  const { typing, answers, sent, isSent, comeBack } = field();
  typing.type(26, 240);
  await isSent();
  await answers[0]?.give({ state: "held back", at: 1, message: "From $240 to $26?", isQuestion: true });
  typing.confirm();
  await isSent();
  await answers[1]?.fail();
  typing.type(2, 240);
  expect(typing.snapshot()).toEqual({
    ...{ value: 2, base: 240, at: expect.any(Number), state: "not-saved" },
    message: "The studio doesn’t answer.",
  });
  comeBack();
  await isSent();
  expect(sent.at(-1)).toMatchObject({ value: 2, base: 240 });
  expect(sent.at(-1)?.isSure).toBeUndefined();
});

describe("typing", () => {
  test("keeps the space between two words while the file is read without it", async () => {
    const { typing, answers, isSent, shown, state } = field();
    typing.type("Is it ", "Is");
    await isSent();
    await answers[0]?.give(saved);
    typing.follow("Is it");
    expect(shown()).toBe("Is it ");
    expect(state()).toBe("saved");
  });

  test("gathers keystrokes and sends the last within 300 ms", async () => {
    const { typing, values, isSent } = field();
    for (const value of [2, 26, 260]) typing.type(value, 240);
    await isSent();
    expect(values()).toEqual([260]);
  });

  test("sends a value only after the one before is answered, on top of it", async () => {
    const { typing, answers, values, bases, isSent, shown, state } = field();
    typing.type(250, 240);
    await isSent();
    typing.type(260, 240);
    await isSent();
    expect(values()).toEqual([250]);
    await answers[0]?.give(saved);
    expect(shown()).toBe(260);
    await isSent();
    expect([values(), bases()]).toEqual([
      [250, 260],
      [240, 250],
    ]);
    await answers[1]?.give(saved);
    expect(state()).toBe("saved");
  });

  test("keeps showing what isn't valid, with the reason", async () => {
    const { typing, answers, isSent, shown } = field();
    typing.type("free", 240);
    await isSent();
    await answers[0]?.give({ state: "held back", at: 1, message: "Write a number." });
    expect(shown()).toBe("free");
    expect(typing.snapshot()?.message).toBe("Write a number.");
    typing.type("freely", 240);
    expect(typing.snapshot()).toMatchObject({ state: "typed", message: "Write a number." });
    await isSent();
    await answers[1]?.give(saved);
    expect(typing.snapshot()?.message).toBeUndefined();
  });

  test("says what is missing in an entry until that is typed", async () => {
    const { typing, answers, isSent } = field();
    typing.type({ question: "Are there" }, undefined);
    await isSent();
    const message = "Answer is missing.";
    await answers[0]?.give({ state: "held back", at: 1, message, within: "answer" });
    typing.type({ question: "Are there chairs?" }, undefined);
    expect(typing.snapshot()?.message).toBe(message);
    typing.type({ question: "Are there chairs?", answer: "Y" }, undefined);
    expect(typing.snapshot()?.message).toBeUndefined();
  });

  test("holds what the studio doesn't have, and hands it over when it is back", async () => {
    const { typing, answers, held, comeBack, isSent, state, values } = field();
    typing.type(250, 240);
    await isSent();
    await answers[0]?.fail();
    expect(state()).toBe("not-saved");
    typing.type(260, 240);
    expect(held()).toMatchObject({ value: 260, base: 240 });
    comeBack();
    await isSent();
    await answers[1]?.give(saved);
    expect([values(), held(), state()]).toEqual([[250, 260], undefined, "saved"]);
  });

  test("sends what is typed while a failed save is tried again", async () => {
    const { typing, answers, held, comeBack, isSent, shown, state, values } = field();
    typing.type(250, 240);
    await isSent();
    await answers[0]?.fail();
    comeBack();
    await isSent();
    typing.type(260, 240);
    await answers[1]?.give(saved);
    expect([shown(), held()]).toMatchObject([260, { value: 260 }]);
    await isSent();
    await answers[2]?.give(saved);
    expect([values(), held(), state()]).toEqual([[250, 250, 260], undefined, "saved"]);
  });

  test("sends nothing more of an entry that is discarded, and says when nothing is under way", async () => {
    const { typing, answers, isSent, values } = field();
    typing.type("Are there", undefined);
    await isSent();
    typing.type("Are there chairs?", undefined);
    let isDone = false;
    const done = typing.discard().then(() => {
      isDone = true;
    });
    await isSent();
    expect(isDone).toBe(false);
    await answers[0]?.give(saved);
    await done;
    await isSent();
    typing.restore({ value: "Are there", at: 7 }, undefined);
    await isSent();
    expect([values(), typing.snapshot()]).toEqual([["Are there"], undefined]);
  });

  test("holds what isn't answered when the window closes", () => {
    const { typing, held } = field();
    typing.type(260, 240);
    typing.holdNow();
    expect(held()).toMatchObject({ value: 260, base: 240 });
  });

  test("takes up what was typed in an earlier window, unless its file has changed since", async () => {
    const same = field();
    same.typing.restore({ value: "2", base: 240, at: 7 }, 240);
    await same.isSent();
    expect(same.values()).toEqual(["2"]);
    expect(same.typing.snapshot()?.restored).toBe(7);

    const changed = field();
    changed.typing.restore({ value: 260, base: 240, at: 7 }, 250);
    await changed.isSent();
    expect(changed.values()).toEqual([]);
    expect(changed.setAside).toEqual([260]);
    expect(changed.typing.snapshot()).toMatchObject({ state: "followed", value: 250, setAside: 260 });
  });

  test("follows a file that was changed elsewhere, and sets aside what was typed before that, once", async () => {
    const { typing, answers, isSent, setAside } = field();
    typing.type(260, 240);
    await isSent();
    await answers[0]?.give(saved);
    for (const inFile of [255, 250]) {
      typing.follow(inFile);
      await isSent();
      expect(typing.snapshot()).toMatchObject({ state: "followed", value: inFile, setAside: 260 });
    }
    expect(setAside).toEqual([260]);
  });

  test("follows another window that saw what was saved, without a word", async () => {
    const { typing, answers, isSent, setAside, replaceInView, bases } = field();
    typing.type(265, 240);
    await isSent();
    await answers[0]?.give(saved);
    replaceInView();
    typing.follow(270);
    await isSent();
    expect(setAside).toEqual([]);
    expect(typing.snapshot()).toMatchObject({ state: "followed", value: 270, setAside: undefined });
    typing.type(275, 270);
    await isSent();
    expect(bases().at(-1)).toBe(270);
  });

  test("goes on showing what was typed while it can't be set aside, or is typed on", async () => {
    const stopped = field();
    stopped.typing.type("free", 240);
    await stopped.isSent();
    await stopped.answers[0]?.give({ state: "held back", at: 1, message: "Write a number." });
    stopped.stop();
    stopped.typing.follow(250);
    await stopped.isSent();
    expect([stopped.shown(), stopped.state()]).toEqual(["free", "held back"]);

    const { typing, answers, isSent, shown, sent } = field();
    typing.type(26, 240);
    await isSent();
    await answers[0]?.give(saved);
    typing.follow(250);
    typing.type(260, 250);
    await isSent();
    expect(shown()).toBe(260);
    expect(sent.at(-1)).toMatchObject({ value: 260, base: 26 });
  });

  test("doesn't take an old reading of the file for a change while a save is under way", () => {
    const { typing, shown, state } = field();
    typing.type(260, 240);
    typing.follow(240);
    expect([shown(), state()]).toEqual([260, "typed"]);
  });

  test("shows the file again after a saved field is left, and keeps what isn't in the file", async () => {
    const { typing, answers, isSent, shown } = field();
    typing.type("free", 240);
    await isSent();
    await answers[0]?.give({ state: "held back", at: 1, message: "Write a number." });
    typing.leave();
    expect(shown()).toBe("free");
    typing.type(260, 240);
    await isSent();
    await answers[1]?.give(saved);
    typing.leave();
    expect(shown()).toBeUndefined();
  });
});
