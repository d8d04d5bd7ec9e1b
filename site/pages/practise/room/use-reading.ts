import { useEffect, useState } from "react";
import { plainText } from "../../../../content-model/schema/prose.ts";
import type { PracticeStep } from "../../../../content-model/schema/videos.ts";
import type { OnStage } from "./machine.ts";
import { onVoicesChanged, ownVoice, read, stopReading } from "./voice.ts";

/** Returns a step as it is read aloud. */
export const textOfStep = ({ heading, text, otherwise }: PracticeStep): string =>
  [`${heading}.`, plainText(text), otherwise ? plainText(otherwise) : ""].join(" ").trim();

/**
 * Reads the steps of a practice aloud, if the visitor asks for it and the device has a voice of its own.
 *
 * @param stepIndex which step is shown
 */
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
