import { Hono } from "hono";
import { validator } from "hono/validator";
import { z } from "zod";
import { readMoment } from "../../../domain/moment.ts";
import { purposes } from "../../../domain/newsletter.ts";
import { fromName, namesOf } from "../../../server/delivery/email.ts";
import { deliveredOf } from "../../business/letters/derived-state.ts";
import { entryOf, lettersOnSite } from "../../business/letters/on-site.ts";
import { readBusiness } from "../../business/names.ts";
import { datesLetter } from "../../business/site-client/insertions.ts";
import { expectsNews } from "../../business/site-client/letters.ts";
import { keyOf } from "../../engine/content/change.ts";
import { createFactList } from "../../engine/content/list-facts.ts";
import type { EditResult } from "../../engine/draft/write-edit.ts";
import { readHostChoice } from "../../engine/publish/hosts.ts";
import { Refusal } from "../../engine/refusal.ts";
import { dayOf } from "../../engine/sources.ts";
import type { StudioDeps } from "../deps.ts";
import { announceEdit } from "../events.ts";
import { type Failure, jsonBody } from "../failure.ts";
import {
  createKeptLetters,
  keptLetter,
  keptLetterSchema,
  readSiteOfLetters,
  resolveKept,
} from "../kept-letters.ts";

const audienceParam = validator("param", ({ audience }, c) => {
  const known = purposes.find((purpose) => purpose === audience);
  return known ? { audience: known } : c.json<Failure, 404>({ message: "There is no such letter." }, 404);
});

const typedLetter = keptLetterSchema.omit({ isGenerated: true });
const letterBody = jsonBody(typedLetter);
/** `when`: by the business's clock, such as "2026-12-06T18:00". */
const sendBody = jsonBody(typedLetter.extend({ when: z.string().optional() }));
/** `base`: what the window saw before. `typedAt`: it has held it while the studio was stopped. */
const keptBody = jsonBody(
  typedLetter.extend({ base: typedLetter.optional(), typedAt: z.number().optional() }),
);
const idBody = jsonBody(z.object({ id: z.uuid() }));
const resumeBody = jsonBody(z.object({ id: z.uuid(), again: z.boolean() }));
const onSiteBody = jsonBody(z.object({ id: z.uuid(), isShown: z.boolean() }));

const done = { ok: true } as const;

/** Letters to the readers: what is being written is in the journal, what is tested and sent on the site. */
export function createLettersRoutes(deps: StudioDeps) {
  const { project, draft, journal, letters, readLive, whyNoLetterMayGo, events, now } = deps;
  const keptLetters = createKeptLetters(deps);
  const listFacts = createFactList();

  /** Throws a Refusal if a moment can't be one, or has passed since it was chosen. */
  const assertLiesAhead = async (when: string | undefined) => {
    if (when === undefined) return;
    const moment = readMoment(when, (await readBusiness(project)).timeZone, now());
    if ("problem" in moment) throw new Refusal(`${moment.problem} Nothing was sent.`);
  };

  /** Puts a letter that was sent into the draft of the site, or takes it out. Throws a Refusal. */
  const showOnSite = async (id: string, isShown: boolean): Promise<EditResult> => {
    if (!isShown) return draft.removeEntries("letters", [[id]]);
    const sources = await draft.sources();
    if (lettersOnSite(sources).has(id)) return { state: "saved", at: now() };
    const letter = letters.lastValue()?.letters.find((one) => one.id === id);
    const state = letter?.state;
    if (letter?.audience !== "letter" || !state || !("startedAt" in state) || deliveredOf(state.emails) === 0)
      throw new Refusal("Only a letter that went out to your readers can be on the site.");
    const value = entryOf(letter, dayOf(sources, state.startedAt), sources);
    const result = await draft.addEntry({ name: "letters", path: [], value, temporaryName: id });
    // Nothing of it was typed: the site that sent it has it.
    if (result.state !== "saved") journal.drop(keyOf("letters", [id]));
    return result;
  };

  return (
    new Hono()
      .get("/", async (c) => {
        const reading = await letters.read();
        const { value } = reading;
        if (value) await keptLetters.dropStarted(value.letters);
        return c.json({
          ...reading,
          expectsNews: value !== undefined && expectsNews(value, now()),
          isHere: await readHostChoice(project).then(
            ({ kind }) => kind === "this computer",
            // The reading says why.
            () => false,
          ),
        });
      })
      /** What a letter takes from the site: its facts, its address, and whom it comes from. */
      .get("/site", async (c) => {
        const site = await readSiteOfLetters(deps);
        if (!site) throw new Refusal("What visitors see can’t be read.");
        const { business } = site.content;
        return c.json({
          facts: listFacts(site.sources).filter(({ changesByItself }) => !changesByItself),
          siteUrl: business.url,
          from: fromName(namesOf(business)),
          /** Why no letter may go to readers yet, in a sentence; null if one may. */
          whyNot: (await whyNoLetterMayGo()) ?? null,
          /** The one email to those who wait for dates, written for her; null while no term lies ahead. */
          dates: datesLetter(site.content, now()) ?? null,
        });
      })
      /** The letters on the site by their ids, each with its address: as drafted, and as visitors see it. */
      .get("/on-site", async (c) => {
        const [sources, live] = await Promise.all([draft.sources(), readLive()]);
        return c.json({
          drafted: Object.fromEntries(lettersOnSite(sources)),
          live: Object.fromEntries(lettersOnSite(live)),
        });
      })
      .post("/on-site", onSiteBody, async (c) => {
        const { id, isShown } = c.req.valid("json");
        return c.json(announceEdit(events)(await showOnSite(id, isShown)));
      })
      .get("/:audience/draft", audienceParam, async (c) =>
        c.json({ kept: (await keptLetters.current(c.req.valid("param").audience)) ?? null }),
      )
      .put("/:audience/draft", audienceParam, keptBody, (c) => {
        const { audience } = c.req.valid("param");
        const { base, typedAt, ...letter } = c.req.valid("json");
        const other = keptLetters.keepTyped(audience, letter, { base, typedAt });
        return c.json({ savedAt: now(), kept: keptLetter(journal, audience) ?? null, other });
      })
      .post("/:audience/test", audienceParam, letterBody, async (c) => {
        const { audience } = c.req.valid("param");
        const letter = c.req.valid("json");
        await keptLetters.keepToSend(audience, letter);
        await letters.test(letter.id, await resolveKept(deps, audience, letter));
        return c.json(done);
      })
      .post("/:audience/send", audienceParam, sendBody, async (c) => {
        const { audience } = c.req.valid("param");
        const { when, ...letter } = c.req.valid("json");
        await assertLiesAhead(when);
        if (keptLetter(journal, audience)?.id === letter.id && !(await keptLetters.current(audience)))
          throw new Refusal(
            "Your site has changed since this email was written, so I’ve written it again. Look at it, and send yourself a test.",
          );
        await keptLetters.keepToSend(audience, letter);
        const whyNot = await whyNoLetterMayGo();
        if (whyNot) throw new Refusal(`${whyNot} Nothing was sent.`);
        await letters.send(letter.id, await resolveKept(deps, audience, letter), when);
        keptLetters.dropSent(audience, letter);
        return c.json(done);
      })
      .post("/stop", idBody, async (c) => {
        await letters.stop(c.req.valid("json").id);
        return c.json(done);
      })
      .post("/resume", resumeBody, async (c) => {
        const { id, again } = c.req.valid("json");
        await letters.resume(id, again);
        return c.json(done);
      })
      .post("/restores-seen", async (c) => {
        await letters.markRestoresSeen();
        return c.json(done);
      })
  );
}
