import { useCallback, useEffect, useRef, useState } from "react";
import { sitting as words } from "#content/pages/practise";
import { fillSlots } from "../../../../content-model/schema/fill-slots.ts";
import { countedMinutes } from "./edition.ts";

/** Returns a live region's text and a function that announces a text, even the same one again. */
export function useAnnouncer(): readonly [text: string, say: (text: string) => void] {
  const [text, setText] = useState("");
  const timer = useRef(0);
  const say = useCallback((next: string) => {
    clearTimeout(timer.current);
    setText("");
    // A live region that doesn't change isn't announced.
    timer.current = window.setTimeout(() => setText(next), 30);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [text, say];
}

/** How long the time left stands on the screen, in milliseconds. */
const shownFor = 3500;

/** Shows and announces roughly how long is left, on request. */
export function useTimeLeft(say: (text: string) => void) {
  const [text, setText] = useState("");
  const [asked, setAsked] = useState(0);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (asked === 0) return;
    setIsShown(true);
    const timer = setTimeout(() => setIsShown(false), shownFor);
    return () => clearTimeout(timer);
  }, [asked]);

  const tell = (seconds: number) => {
    const told =
      seconds < 60
        ? words.lastMinute
        : fillSlots(words.toGo, { "sitting.minutes": countedMinutes(Math.round(seconds / 60)) });
    setText(told);
    setAsked((count) => count + 1);
    say(told);
  };
  return [{ text, isShown }, tell] as const;
}
