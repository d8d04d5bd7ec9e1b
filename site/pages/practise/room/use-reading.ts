import { useEffect, useState } from "react";
import type { PracticeStep } from "../../../../content-model/schema/practices.ts";
import { plainText } from "../../../../content-model/schema/prose.ts";
import type { OnStage } from "./machine.ts";

/** Returns a step as it is read aloud. */
export const textOfStep = ({ heading, text, otherwise }: PracticeStep): string =>
  [`${heading}.`, plainText(text), otherwise ? plainText(otherwise) : ""].join(" ").trim();

/** Reads the step that is shown aloud, if the visitor asks for it and the device has a voice of its own. */
export function useReading({ at, activity }: OnStage, stepIndex: number) {
  const [isPossible, setIsPossible] = useState(false);
  const [isOn, setIsOn] = useState(false);
  const isFollowing = activity.kind === "following";
  const step = activity.kind === "following" ? activity.practice.written.steps[stepIndex] : undefined;
  const isReading = isOn && at === "running";

  useEffect(() => {
    const look = () => setIsPossible(isFollowing && ownVoice() !== undefined);
    look();
    return onVoicesChanged(look);
  }, [isFollowing]);

  useEffect(() => {
    if (!isReading || !step) return;
    read(textOfStep(step));
    return stopReading;
  }, [isReading, step]);

  return { isPossible, isOn, toggle: () => setIsOn((is) => !is) };
}

/* Reads a practice aloud with a voice of the device's own. Voices that would send the words away are never used. */

/** Returns the device's English voice: Australian before New Zealand and British, and those before any other. */
function ownVoice(): SpeechSynthesisVoice | undefined {
  const own = voices().filter(({ localService, lang }) => localService && /^en\b/i.test(lang));
  const from = (region: RegExp) => own.find(({ lang }) => region.test(lang));
  return from(/^en[-_]au/i) ?? from(/^en[-_](?:nz|gb)/i) ?? own[0];
}

const voices = () => globalThis.speechSynthesis?.getVoices() ?? [];

/** Reads a text, one sentence at a time: some browsers fall silent in the middle of a long one. */
function read(text: string): void {
  const voice = ownVoice();
  if (!voice) return;
  stopReading();
  for (const sentence of text.match(/[^.?!]+[.?!]+[”’]?\s*/g) ?? [text]) {
    const utterance = new SpeechSynthesisUtterance(sentence);
    Object.assign(utterance, { voice, lang: voice.lang, rate: 0.88, pitch: 0.95 });
    speechSynthesis.speak(utterance);
  }
}

function stopReading(): void {
  globalThis.speechSynthesis?.cancel();
}

/** Calls back when the device's voices are known or change. Returns a function that stops that. */
function onVoicesChanged(listener: () => void): () => void {
  const speech = globalThis.speechSynthesis;
  // Some browsers have speech without events.
  speech?.addEventListener?.("voiceschanged", listener);
  return () => speech?.removeEventListener?.("voiceschanged", listener);
}
