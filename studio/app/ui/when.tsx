import { useSession } from "../api/content.ts";
import { useNow } from "./use-now.ts";
import { howLong, whenWords } from "./words-of-time.ts";

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
