import { z } from "zod";

/** Times are in milliseconds since 1970. */
const time = z.number();

const delivery = {
  attempts: z.number(),
  nextAttemptAt: time,
  deliveredAt: time.nullable(),
  /** The mail server's own words. */
  lastError: z.string().nullable(),
  possibleDuplicates: z.number(),
};

const answer = z.object({
  id: z.string(),
  text: z.string(),
  storedAt: time,
  state: z.enum(["pending", "delivered", "dead_lettered", "replaced"]),
  ...delivery,
});

/** A message as `npm run messages -- list --json` prints it. */
const message = z.object({
  id: z.string(),
  receivedAt: time,
  name: z.string(),
  email: z.string(),
  interest: z.string(),
  message: z.string(),
  suspectedSpam: z.boolean(),
  state: z.enum(["pending", "delivered", "dead_lettered", "quarantined"]),
  ...delivery,
  closedAs: z.enum(["answered", "no-answer"]).nullable(),
  closedAt: time.nullable(),
  readAt: time.nullable(),
  answers: z.array(answer),
});

export type Message = z.infer<typeof message>;
export type Answer = z.infer<typeof answer>;

/** Parses the output of the command. Throws if it isn't a list of messages. */
export const parseMessages = (json: string): readonly Message[] => z.array(message).parse(JSON.parse(json));
