import { isDay } from "../../domain/calendar-day.ts";
import { formatDays } from "../../domain/for-a-while.ts";
import { formatFullDate, formatTime } from "../../domain/format-date.ts";
import { money as amountInWords } from "../../domain/money.ts";
import { pages } from "../../domain/pages.ts";
import { priceNames, usualPricePath } from "../../domain/prices.ts";
import {
  choice,
  date,
  type EntryWords,
  group,
  link,
  list,
  money,
  type StandIn,
  text,
  time,
} from "./fields.ts";

const [firstPage, ...otherPages] = Object.values(pages).map(({ path }) => path);

/** The first and the last day of something. */
const days = (last: string) => ({
  from: date("First day"),
  until: date("Last day", { help: last }),
});

type Typed = Readonly<Record<string, unknown>>;

/** How the list of changes calls an entry: with what it says, and its days. It may be unfinished. */
const wordsFor = (
  called: string,
  daysOf: (entry: Typed) => readonly [unknown, unknown],
  say: (entry: Typed, days: string) => string = (_, days) => days,
): EntryWords => {
  const daysIn = (entry: Typed) => {
    const [from, until] = daysOf(entry);
    return typeof from === "string" && typeof until === "string" && isDay(from) && isDay(until)
      ? formatDays({ from, until })
      : undefined;
  };
  return {
    call: () => called,
    callWithDays: (entry) => joined(called, daysIn(entry)),
    describe: (entry) => {
      const days = daysIn(entry);
      return days && say(entry, days);
    },
  };
};

const fromUntil = ({ from, until }: Typed) => [from, until] as const;

const joined = (...parts: readonly unknown[]) => parts.filter((part) => typeof part === "string").join(", ");

const wordsOfPrice = ({ from, amount }: Typed) =>
  `${typeof amount === "number" ? amountInWords(amount) : ""} from ${formatFullDate(String(from))}`;

/** Returns the usual price in whose place a price from a day on holds. It may be unfinished. */
function usualOf(entry: Typed): StandIn | undefined {
  const name = priceNames.find((known) => known === entry.price);
  if (!name || typeof entry.from !== "string" || !isDay(entry.from)) return undefined;
  return {
    file: "content/schedule.yaml",
    path: usualPricePath(name),
    value: entry.amount,
    words: wordsOfPrice(entry),
  };
}

/** `content/for-a-while.yaml`: what ends by itself, or begins on its day, without a publication. */
export const forAWhileSchema = group("For a while", {
  notices: list(
    "Notices",
    group(
      "Notice",
      {
        text: text("Sentence", { max: 140, help: "It stands above the page, on its first to its last day." }),
        ...days("It is shown on this day, too, and no longer."),
        link: link("Link", {
          help: "Where the sentence leads: choose a page of this site, or write an address that begins with https://. May be left empty.",
        })
          .refine(
            (address) => /^(\/|https:)/.test(address),
            "isn’t a page of this site, nor does it begin with https://",
          )
          .optional(),
        pages: list("Pages", choice("Page", [firstPage ?? "/", ...otherPages]), {
          help: "Without any, it stands on all. One for the blog stands on each article.",
        }),
      },
      { words: wordsFor("A notice", fromUntil, ({ text }, days) => joined(text && `“${text}”`, days)) },
    ),
  ),
  sundays: list(
    "Sundays elsewhere or at another time",
    group(
      "Class elsewhere",
      {
        date: date("Sunday"),
        place: text("Place", {
          max: 60,
          verbatim: true,
          help: "Such as: Town Hall. Left out, the class is where it always is.",
        }).optional(),
        address: text("Address", { max: 100, verbatim: true }).optional(),
        startTime: time("Start", { usePlaceholder: false }).optional(),
        endTime: time("End", { usePlaceholder: false }).optional(),
      },
      {
        words: wordsFor(
          "A Sunday class elsewhere or at another time",
          ({ date }) => [date, date],
          ({ place, startTime, endTime }, day) =>
            joined(
              day,
              place && `at ${place}`,
              typeof startTime === "string" && `from ${formatTime(startTime)}`,
              typeof endTime === "string" && `until ${formatTime(endTime)}`,
            ),
        ),
      },
    ),
    { help: "For that Sunday alone. The class is held then, even if that Sunday is off above." },
  ),
  prices: list(
    "Prices from a day on",
    group(
      "Price",
      {
        price: choice("Price", priceNames),
        from: date("First day", {
          help: "From this day, visitors see the new price. Terms that begin before it keep the old one.",
        }),
        amount: money("New price", { usePlaceholder: false }),
        announced: choice("Say it before that day", ["yes", "no"], {
          help: "“From 1 January $260” beside the old price. Sentences name both in any case.",
        }),
      },
      {
        words: {
          ...wordsFor(
            "A price from a day on",
            ({ from }) => [from, from],
            (entry) => `${entry.price}, ${wordsOfPrice(entry)}`,
          ),
          inPlaceOf: usualOf,
        },
      },
    ),
  ),
  away: list(
    "Away",
    group("Time away", days("You answer again on the day after. Visitors read that day."), {
      words: wordsFor("Away", fromUntil),
    }),
    {
      help: "Messages keep coming, as before.",
    },
  ),
}).prefault({ notices: [], sundays: [], prices: [], away: [] });
