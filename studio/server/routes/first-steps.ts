import { Hono } from "hono";
import { z } from "zod";
import { minute } from "../../../server/clock.ts";
import { helperSchema, writeHelper } from "../../business/names.ts";
import { unknownHost } from "../../business/site-client/explain-connection.ts";
import {
  readMailSettings,
  rememberMailSettings,
  writeMailSettings,
} from "../../business/site-client/mail-settings.ts";
import { mailStateOf } from "../../business/site-client/mail-state.ts";
import { commandAtSite } from "../../business/site-client/run-command.ts";
import { askSiteMail, type SiteMail } from "../../business/site-client/site-mail.ts";
import { startSite } from "../../business/site-client/start-site.ts";
import { tryHost } from "../../business/site-client/try-host.ts";
import { type MailTrial, tryMail } from "../../business/site-client/try-mail.ts";
import {
  type HostChoice,
  isHostChosen,
  readHostChoice,
  writeHostChoice,
} from "../../engine/publish/hosts.ts";
import { liveHost, noteLastHost, readLastHost } from "../../engine/publish/live-site.ts";
import { Refusal } from "../../engine/refusal.ts";
import type { StudioDeps } from "../deps.ts";
import { jsonBody } from "../failure.ts";

/** One line, without control characters. */
const line = z
  .string()
  .max(1000)
  .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u);

/** On a server, whoever helps her has put the studio beside the site. */
const hostBody = jsonBody(z.strictObject({ kind: z.enum(["this computer", "cloudflare"]) }));

/** What is wrong with a value is said at its field, by what writes it. A setting that isn't there stays as it is. */
const mailBody = jsonBody(
  z.strictObject({
    server: line.trim().exactOptional(),
    user: line.trim().exactOptional(),
    password: line,
    to: line.trim().exactOptional(),
    from: line.trim().exactOptional(),
  }),
);

const testNote = "mail test";

/** How many tests go to the owner within ten minutes: somebody at an open window of hers could otherwise fill her mailbox. */
const mostTests = 5;
const testsWithin = 10 * minute;

/** Where the site is, and whether emails go out: what the owner settles before the site goes live. */
export function createFirstStepsRoutes({
  project,
  publisher,
  journal,
  messages,
  siteChanges,
  events,
  now,
}: StudioDeps) {
  const here = project.machine === "the server" ? "this server" : "this computer";
  // A site that starts again with new settings may take half a minute.
  let isBackBy = 0;
  /** The settings before those that no test has shown to work, with what their own test said. */
  let former: { readonly putBack: () => void; readonly test: unknown } | undefined;
  /** Whether the settings of the file are the former ones, put back after a test that failed. */
  let isPutBack = false;
  /** When tests went out, or began to. */
  let tests: readonly { readonly at: number }[] = [];

  /** Says that what is kept where the site runs may be another by now: it has another place, or was started. */
  const announceSite = () => {
    siteChanges.note();
    events.emit("publication");
  };

  /** Whether the site that runs here has older settings than the file, or starts again with these. */
  const isBehind = ({ kind, startedAt = Number.POSITIVE_INFINITY }: SiteMail) =>
    startedAt < (readMailSettings(project).changedAt ?? 0) || (kind === "not running" && now() < isBackBy);

  /** Puts the former settings back in place of new ones that weren't shown to work: emails go on by them. Returns whether there were any. */
  const putFormerBack = (isRunning: boolean): boolean => {
    if (!former) return false;
    const { putBack, test } = former;
    former = undefined;
    isPutBack = true;
    putBack();
    journal.notes.write(testNote, test);
    if (isRunning || now() < isBackBy) isBackBy = now() + 30_000;
    return true;
  };

  const isSiteRunning = async () =>
    (await askSiteMail(project, readLastHost(journal.notes))).kind !== "not running";

  /** Returns the host. Rejects with a Refusal if its file has a mistake. */
  const hostOf = () =>
    readHostChoice(project).catch((error: Error) => {
      throw new Refusal(unknownHost, error.message);
    });

  /** Returns the same, and why it can't be read; then it isn't chosen, and what is proposed is this machine. */
  const describeHost = async () => {
    const host = await hostOf().catch((error: Refusal) => error);
    const isKnown = !(host instanceof Refusal);
    return {
      kind: isKnown ? host.kind : here,
      isChosen: isKnown && isHostChosen(project),
      mistake: isKnown ? null : { text: host.message, detail: host.detail },
      /** Where the site is looked for; null if that isn't known. */
      url: await liveHost(project, readLastHost(journal.notes)).then(
        ({ url }) => url,
        () => null,
      ),
    };
  };

  return (
    new Hono()
      .get("/host", async (c) => c.json(await describeHost()))
      .put("/host", hostBody, async (c) => {
        const { kind } = c.req.valid("json");
        if ((await publisher.current())?.outcome === "running") {
          const refused = "A publication is under way: choose another place once it’s done.";
          return c.json({ refused, host: null });
        }
        // Choosing again corrects a mistake.
        const before = await hostOf().catch(() => undefined);
        if ((before?.kind ?? here) === "this server")
          throw new Refusal("This studio is on the server of your site, and publishes there only.");
        writeHostChoice(project, before ? withUrl({ kind }, before) : { kind });
        // Before the first publication that keeps it, the site is where it was chosen to be.
        if (before && readLastHost(journal.notes) === undefined) noteLastHost(journal.notes, before);
        // Another place has other messages, and other settings for email.
        if (before?.kind !== kind) journal.notes.drop(testNote);
        announceSite();
        return c.json({ refused: null, host: await describeHost() });
      })
      /** Starts the site on this computer. */
      .post("/site/start", async (c) => {
        if ((await hostOf()).kind !== "this computer") {
          throw new Refusal("Your site isn’t on this computer.");
        }
        const words = await startSite(project);
        announceSite();
        if (words === undefined) return c.json({});
        throw new Refusal("The site couldn’t be started.", words);
      })
      .put("/helper", jsonBody(helperSchema), (c) => {
        writeHelper(project, c.req.valid("json"));
        events.emit("content");
        return c.json({});
      })
      .post("/host/try", async (c) => {
        const trial = await tryHost(project, messages, now, readLastHost(journal.notes));
        events.emit("messages");
        return c.json(trial);
      })
      .get("/mail", async (c) => {
        const host = await hostOf();
        const [site, { value: stored = [] }] = await Promise.all([
          askSiteMail(project, readLastHost(journal.notes)),
          messages.read(),
        ]);
        const settings = host.kind === "this computer" ? readMailSettings(project) : null;
        const sending = mailStateOf(stored, now());
        const test = (journal.notes.read(testNote) ?? null) as MailTrial | null;
        // A test that failed says nothing any more once an email has gone out.
        const isOver = test && !test.isSent && sending.kind === "works" && sending.lastSent > test.at;
        return c.json({
          host: host.kind,
          site,
          sending: sending.kind,
          settings,
          isOld: host.kind === "this computer" && isBehind(site),
          isPutBack,
          test: isOver ? null : test,
        });
      })
      .put("/mail", mailBody, async (c) => {
        if ((await hostOf()).kind !== "this computer") {
          throw new Refusal("The settings are where your site is, not here.");
        }
        const isRunning = await isSiteRunning();
        const putBack = rememberMailSettings(project);
        const { server, user, to, from, changedAt } = readMailSettings(project);
        const errors = writeMailSettings(project, { server, user, to, from, ...c.req.valid("json") });
        const isNew = readMailSettings(project).changedAt !== changedAt;
        if (isNew) isPutBack = false;
        if (isNew && isRunning) isBackBy = now() + 30_000;
        if (isNew && putBack) former ??= { putBack, test: journal.notes.read(testNote) ?? null };
        if (!errors) journal.notes.drop(testNote);
        return c.json({ errors: errors ?? null });
      })
      .post("/mail/test", async (c) => {
        const host = await hostOf();
        // Its emails go out by another way than the command's.
        if (host.kind === "cloudflare")
          throw new Refusal("On Cloudflare, write to yourself from the contact page.");
        const isHere = host.kind === "this computer";
        const begun = { at: now() };
        tests = tests.filter(({ at }) => Math.abs(begun.at - at) < testsWithin);
        if (tests.length >= mostTests) {
          putFormerBack(await isSiteRunning());
          throw new Refusal(
            `${mostTests} tests went out within ten minutes. Look for them in your mailbox, and among the spam, before you try again.`,
          );
        }
        tests = [...tests, begun];
        const test = await tryMail(commandAtSite(project, "test-mail"), isHere, now);
        if (!test.isSent) {
          tests = tests.filter((one) => one !== begun);
          if (putFormerBack(await isSiteRunning())) return c.json({ ...test, isPutBack: true });
        }
        former = undefined;
        journal.notes.write(testNote, test);
        const { value: stored = [] } = await messages.read();
        // What waits is tried at once: a site that has the former settings tries it when it starts with these.
        if (test.isSent && mailStateOf(stored, now()).kind === "failing") await messages.deliverNow();
        return c.json({ ...test, isPutBack: false });
      })
  );
}

/** Keeps an address that a hand has put in, as long as it can be right. */
function withUrl(chosen: HostChoice, { kind, url }: HostChoice): HostChoice {
  const isHere = (one: HostChoice["kind"]) => one === "this computer";
  return url !== undefined && isHere(kind) === isHere(chosen.kind) ? { ...chosen, url } : chosen;
}
