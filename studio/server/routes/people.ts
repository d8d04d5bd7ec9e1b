import { Hono } from "hono";
import { z } from "zod";
import { readBusiness } from "../../business/names.ts";
import { describePerson, isUnknown, unsentTo } from "../../business/site-client/people.ts";
import { keyOfAnswer } from "../../business/unsent.ts";
import type { StudioDeps } from "../deps.ts";
import { jsonBody } from "../failure.ts";
import { email } from "./readers.ts";

/** Everything about one person: shown, and forgotten. */
export const createPeopleRoutes = ({ project, people, journal, events, now }: StudioDeps) =>
  new Hono()
    /** What is stored of an address, as a text for the person. */
    .post("/show", jsonBody(z.object({ email })), async (c) => {
      const { email } = c.req.valid("json");
      const person = await people.read(email);
      const { name, timeZone } = await readBusiness(project);
      return c.json({
        text: describePerson(email, person, { name, timeZone }, now()),
        messages: person.messages.length,
        unsent: unsentTo(person),
        isOnList: person.subscriber !== null && person.subscriber.unsubscribedAt === null,
        isUnknown: isUnknown(person),
      });
    })
    .post("/forget", jsonBody(z.object({ email, never: z.boolean() })), async (c) => {
      const { email, never } = c.req.valid("json");
      const { messages } = await people.read(email);
      const forgotten = await people.forget(email, { never });
      // Answers that are kept or set aside, which only this computer has.
      for (const { id } of messages) journal.forget(keyOfAnswer(id));
      events.emit("unsent");
      events.emit("changes");
      return c.json(forgotten);
    });
