import { formatFullDate } from "../../domain/format-date.ts";

/** A day, written out, on one line. */
export const Day = ({ date }: { readonly date: string }) => (
  <time dateTime={date} className="nowrap">
    {formatFullDate(date)}
  </time>
);
