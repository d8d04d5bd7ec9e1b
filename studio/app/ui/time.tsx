import { useEffect, useState } from "react";
import { useSession } from "../api/content.ts";
import { howLong, whenWords } from "./format.ts";
import ui from "./ui.module.css";

/** How often words about the time are written anew, in milliseconds. */
const usual = 30_000;

/** Returns the time in milliseconds, and renders again as it passes. */
export function useNow(every = usual): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

type WhenProps = { readonly time: number | string };

/** A time in words: “Yesterday, 3:31 pm”. */
export function When({ time }: WhenProps) {
  const { timeZone } = useSession().business;
  return <time dateTime={new Date(time).toISOString()}>{whenWords(time, useNow(), timeZone)}</time>;
}

/** How long ago: “19 hours”. */
export function TimeAgo({ time }: WhenProps) {
  return <time dateTime={new Date(time).toISOString()}>{howLong(time, useNow())}</time>;
}

type TimePassedProps = {
  /** In milliseconds since 1970. */
  readonly since: number;
};

/** The time since a moment, counted by the second: “0:42”. Hidden from screen readers, which it would interrupt. */
export function TimePassed({ since }: TimePassedProps) {
  const now = useNow(1000);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return (
    <span className={ui.figures} aria-hidden="true">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}
