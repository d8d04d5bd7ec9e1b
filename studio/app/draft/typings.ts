import { currentConnection, followConnection } from "../api/connection.ts";
import { attempt, showToast } from "../ui/toasts.tsx";
import { allHeld, holdOf, removeHeld } from "./held.ts";
import { forgetNamesIn } from "./new-names.ts";
import { send, setAside } from "./send.ts";
import { sendAnswer } from "./send-answer.ts";
import { type AnswerTarget, keyOfTarget, type Target } from "./target.ts";
import { createTyping, type Snapshot, type Typing } from "./typing.ts";

/** How long after a failure of the studio itself, such as a full disk, is tried again. In milliseconds. */
const pause = 5000;

/** Everything that was typed in this window. It outlives the screens: a save goes on after its field is left. */
const typings = new Map<string, Typing>();

/** Returns what is typed into a field or an answer; the same for the same one. */
export function typingOf(target: Target | AnswerTarget): Typing {
  const key = keyOfTarget(target);
  const known = typings.get(key);
  if (known) return known;
  const typing = createTyping({
    send: (sent) => ("answer" in target ? sendAnswer(target.answer, sent) : send(target, sent)),
    hold: holdOf(key, target),
    setAside: (value) => setAside(key, value),
    whenBack,
  });
  typings.set(key, typing);
  return typing;
}

/** Resolves with what is typed into a field, once the studio has answered to it, or can't. */
export const whenAnswered = (target: Target): Promise<Snapshot | undefined> => {
  const typing = typingOf(target);
  const { promise, resolve } = Promise.withResolvers<Snapshot | undefined>();
  const look = () => {
    if (typing.snapshot()?.state !== "typed") resolve(typing.snapshot());
  };
  const stop = typing.subscribe(look);
  look();
  return promise.finally(stop);
};

/** Forgets the form of a new entry. */
export function forgetTyping(target: Target): void {
  const key = keyOfTarget(target);
  forgetNamesIn(key);
  typings.delete(key);
}

/** Sends nothing more of a new entry. Resolves once nothing of it is on its way: it can be removed then. */
export const discardTyping = (target: Target): Promise<void> => typingOf(target).discard();

/** Shows the file again in all saved fields of a list. Its new entries are like all others from now on. */
export function leaveTypings(key: string): void {
  for (const one of forgetNamesIn(key)) typings.delete(one);
  for (const [one, typing] of typings) if (one.startsWith(`${key}.`)) typing.leave();
}

function whenBack(tryAgain: () => void): void {
  if (currentConnection().kind === "open") return void setTimeout(tryAgain, pause);
  const stop = followConnection(() => {
    if (currentConnection().kind !== "open") return;
    stop();
    tryAgain();
  });
}

/** Hands over what earlier windows couldn't, and keeps what this one can't when it closes. Once, as the app starts. */
export function keepTypings(): void {
  const { held, unreadable } = allHeld();
  for (const { target, ...typed } of held) typingOf(target).restore(typed, typed.base);
  for (const { key, text } of unreadable) {
    attempt(async () => {
      const { label } = await setAside(`typed ${key}`, text);
      removeHeld(key);
      showToast(`What you last typed into “${label}” can’t be read. It’s set aside: see History.`);
    });
  }
  addEventListener("pagehide", () => {
    for (const typing of typings.values()) typing.holdNow();
  });
}
