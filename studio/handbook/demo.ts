import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readSources } from "../../content-model/compiler/read-sources.ts";
import { paths } from "../../domain/pages.ts";
import { createVisitCounter } from "../../server/analytics/visits.ts";
import { createMessageStore, messageTable } from "../../server/contact/store.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { createOutbox, type Outcome } from "../../server/delivery/outbox.ts";
import { importReaders } from "../../server/newsletter/import-readers.ts";
import { outputOfSync } from "../../system/programs.ts";
import { setValue } from "../engine/content/edit-yaml.ts";
import { listChanges } from "../engine/content/list-changes.ts";
import { messageOf } from "../engine/history/commit-message.ts";
import type { Project } from "../engine/project.ts";
import { liveRef } from "../engine/repository.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Puts states of the site and messages into a copy of the project: all that the pictures show and the content doesn't have. */
export async function prepareDemo(project: Project): Promise<void> {
  await makeHistory(project);
  await receiveMessages(project);
  await countVisits(project);
  await addReaders(project);
}

/** The price of the course when the history begins. */
const firstPrice = 220;

async function makeHistory({ folder }: Project) {
  const file = path.join(folder, "content/schedule.yaml");
  const today = readFileSync(file, "utf8");
  const commit = (at: number, message: string) => {
    git(folder, at, "add", "--all");
    git(folder, at, "commit", "--quiet", `--message=${message}`);
  };
  git(folder, 0, "init", "--quiet", "--initial-branch=main");
  writeFileSync(file, setValue(today, ["course", "price"], firstPrice));
  commit(Date.now() - 40 * day, "The site as it began");
  const before = await readSources(folder);
  writeFileSync(file, today);
  const changes = listChanges(before, await readSources(folder));
  commit(Date.now() - 6 * day, messageOf(changes));
  git(folder, 0, "update-ref", liveRef, "HEAD");
}

function git(folder: string, at: number, ...args: string[]) {
  const date = `@${Math.floor(at / 1000)} +0000`;
  const who = ["-c", "user.name=Studio", "-c", "user.email=studio@example.org"];
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  outputOfSync("git", [...who, ...args], { cwd: folder, env });
}

type DemoMessage = {
  readonly name: string;
  readonly email: string;
  readonly interest: string;
  readonly message: string;
  /** How long ago it was received, in milliseconds. */
  readonly age: number;
  /** The outcome of the email to the owner. */
  readonly outcome: Outcome;
};

const messages: readonly DemoMessage[] = [
  {
    name: "Kerrie Dunn",
    email: "kerrie.d@example.com",
    interest: "8-Week Online Course",
    message: "Is there a place left in the next term? I can do Sundays, but I’d miss the second one.",
    age: 26 * hour,
    outcome: { result: "failed", reason: "timed out", maybeDelivered: true },
  },
  {
    name: "Mei-Lin Cho",
    email: "meilin.cho@example.com",
    interest: "General Question",
    message:
      "Hi,\n\nI’ve never meditated and my back won’t do the floor. Are there chairs, and is it all right to leave halfway?\n\nMei-Lin",
    age: 19 * hour,
    outcome: { result: "delivered" },
  },
  {
    name: "Dale Ferris",
    email: "dale@example.org",
    interest: "1-to-1 Coaching",
    message: "Do you do evenings?",
    age: 3 * hour,
    outcome: { result: "delivered" },
  },
];

/** Four weeks of visits, busier at weekends. */
async function countVisits({ folder }: Project) {
  const database = openDatabase(path.join(folder, "data"));
  let now = 0;
  const counter = createVisitCounter(
    database,
    () => true,
    () => now,
  );
  for (let daysAgo = 28; daysAgo > 0; daysAgo--) {
    now = Date.now() - daysAgo * day;
    const isWeekend = [0, 6].includes(new Date(now).getUTCDay());
    for (let view = 0; view < (isWeekend ? 9 : 5 + (daysAgo % 3)); view++) {
      const shown = [paths.home, paths.sundayClass, paths.course, paths.practise][view % 4] ?? paths.home;
      await counter.countView({ path: shown, referrer: view % 3 === 0 ? "www.google.com" : "" });
    }
    if (daysAgo % 4 === 0) await counter.countClick("intro call");
  }
  database.close();
}

const readers = ["ana", "bo", "chris", "dev", "ela", "finn", "grace", "hugh"];

async function addReaders({ folder }: Project) {
  const database = openDatabase(path.join(folder, "data"));
  const consent = { at: Date.now() - 30 * day, way: "signed the list after a class" };
  await importReaders(
    database,
    readers.map((name) => ({ email: `${name}@example.com`, name: "" })),
    consent,
  );
  database.close();
}

async function receiveMessages({ folder }: Project) {
  const database = openDatabase(path.join(folder, "data"));
  let now = 0;
  const clock = () => now;
  const limits = { perClient: 9, perMinute: 9, perClientDay: 9999, perDay: 9999, toCheck: 9 };
  const store = createMessageStore(database, limits, clock);
  // What wasn't confirmed isn't emailed again.
  const policy = { first: hour, longest: hour, lease: 1000, unsureAfter: 1 };
  const outbox = createOutbox(database, messageTable, "demo", policy, clock);
  for (const { age, outcome, ...message } of messages) {
    now = Date.now() - age;
    await store.add({ ...message, idempotencyKey: randomUUID(), suspectedSpam: false }, "demo");
    const leased = await outbox.lease();
    if (leased) await outbox.record(leased.id, outcome);
  }
  database.close();
}
