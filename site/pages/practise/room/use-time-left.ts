import { useEffect, useState } from "react";
import { sitting as words } from "#content/pages/practise";
import { fillSlots } from "../../../../content-model/schema/fill-slots.ts";
import { countedMinutes } from "./edition.ts";

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
