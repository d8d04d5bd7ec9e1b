import { z } from "zod";
import { dayAt } from "../../../domain/calendar-day.ts";
import { formatFullDate } from "../../../domain/format-date.ts";
import type { Forgotten } from "../../../server/person/person.ts";
import { type Answer, answerState } from "./messages.ts";
import { createAsk, type SiteOptions } from "./site-cache.ts";

const time = z.number();

/** What `npm run person -- show --json` prints, as far as a person may want to know it. Times are in milliseconds since 1970. */
const person = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      receivedAt: time,
      name: z.string(),
      email: z.string(),
      interest: z.string(),
      message: z.string(),
      answers: z.array(z.object({ text: z.string(), storedAt: time, state: answerState })),
    }),
  ),
  subscriber: z
    .object({
      email: z.string(),
      name: z.string(),
      requestedAt: time,
      confirmedAt: time,
      getsLetter: z.boolean(),
      waitsSince: time.nullable(),
      unsubscribedAt: time.nullable(),
      consent: z.string().nullable(),
    })
    .nullable(),
  requests: z.array(
    z.object({
      email: z.string(),
      name: z.string(),
      requestedAt: time,
      purpose: z.enum(["letter", "course-dates"]),
    }),
  ),
  letters: z.array(z.object({ subject: z.string(), deliveredAt: time.nullable() })),
});

export type KnownPerson = z.output<typeof person>;

const forgotten = z.object({
  messages: z.number(),
  subscriptions: z.number(),
}) satisfies z.ZodType<Forgotten>;

/** Everything about one person, wherever the site runs. Rejects with a Refusal. Addresses go through standard input. */
export function createPeople({ run, changes }: Pick<SiteOptions, "run" | "changes">) {
  const refusals = { NOT_FOUND: "Nothing is stored of that address any more." };
  const ask = createAsk({ run, subject: "messages", refusals });
  return {
    read: async (email: string): Promise<KnownPerson> =>
      person.parse(JSON.parse(await ask(["show", "-", "--json"], email))),
    /** Deletes everything of a person, for good. With `never`, the site never emails the address again. */
    forget: async (email: string, { never }: { readonly never: boolean }): Promise<Forgotten> => {
      try {
        const command = ["forget", "-", ...(never ? ["--never"] : []), "--json"];
        return forgotten.parse(JSON.parse(await ask(command, email)));
      } finally {
        changes?.note();
      }
    },
  };
}

export const isUnknown = ({ messages, subscriber, requests }: KnownPerson): boolean =>
  messages.length === 0 && subscriber === null && requests.length === 0;

/** Returns how many answers to a person aren't sent yet: they never will be once the person is forgotten. */
export const unsentTo = ({ messages }: KnownPerson): number =>
  messages.flatMap(({ answers }) => answers).filter(({ state }) => state === "pending").length;

/** What is said of an answer that the person may not have. */
const undelivered: Readonly<Record<Answer["state"], string>> = {
  pending: ", not sent yet",
  delivered: "",
  unsure: ", which may not have arrived",
  dead_lettered: ", refused by the mail server",
  replaced: ", which may not have arrived",
};

/**
 * Returns everything about a person as a text that can be given to them.
 *
 * @param business its name, and the time zone of the dates
 * @param now milliseconds since 1970
 */
export function describePerson(
  email: string,
  { messages, subscriber, requests, letters }: KnownPerson,
  { name, timeZone }: { readonly name: string; readonly timeZone: string },
  now: number,
): string {
  const on = (at: number) => formatFullDate(dayAt(at, timeZone));
  const written = messages
    .toReversed()
    .map((message) =>
      [
        `Message of ${on(message.receivedAt)}, from ${message.name}, ${message.email}, about ${message.interest}:`,
        message.message,
        ...message.answers.map(
          ({ text, storedAt, state }) => `Answer of ${on(storedAt)}${undelivered[state]}:\n\n${text}`,
        ),
      ].join("\n\n"),
    );
  const asked = requests.map(
    ({ requestedAt, purpose, ...one }) =>
      `Asked for ${purpose === "letter" ? "the letter" : "the dates of the course"} on ${on(requestedAt)} as ${one.email}${one.name && `, ${one.name}`}; not confirmed.`,
  );
  const sent = letters.flatMap(({ subject, deliveredAt }) =>
    deliveredAt === null ? [] : [`Letter “${subject}”, sent on ${on(deliveredAt)}.`],
  );
  const parts = [...written, ...(subscriber ? [describeSubscriber(subscriber, on)] : []), ...asked, ...sent];
  const head = `What the website of ${name} has stored of ${email}, on ${on(now)}`;
  return `${[head, ...(parts.length > 0 ? parts : ["Nothing."])].join("\n\n")}\n`;
}

function describeSubscriber(
  {
    email,
    name,
    confirmedAt,
    getsLetter,
    waitsSince,
    unsubscribedAt,
    consent,
  }: NonNullable<KnownPerson["subscriber"]>,
  on: (at: number) => string,
): string {
  const wants = [
    ...(getsLetter ? ["gets the letter"] : []),
    ...(waitsSince === null ? [] : [`waits for the dates of the course since ${on(waitsSince)}`]),
  ];
  const who = `${email}${name && `, ${name}`}`;
  return [
    unsubscribedAt === null
      ? `On the newsletter’s list as ${who}: ${wants.join(", ")}.`
      : `Was on the newsletter’s list as ${who}.`,
    consent === null
      ? `Confirmed by email on ${on(confirmedAt)}.`
      : `Agreed on ${on(confirmedAt)}: ${consent}.`,
    ...(unsubscribedAt === null ? [] : [`Left on ${on(unsubscribedAt)}.`]),
  ].join(" ");
}
