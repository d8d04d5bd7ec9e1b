import { expect, test } from "vitest";
import { smallProject } from "../../engine/test-support/small-project.ts";
import { studioDeps } from "../../test-support/studio-deps.ts";
import { createDeskRoutes } from "./desk.ts";

test("keeps which stopped letter she leaves at that, until she asks for it again", async () => {
  const routes = createDeskRoutes(studioDeps({ project: smallProject() }));
  const closed = async () => (await (await routes.request("/")).json()).closedLetter;
  const close = (letter: object | null) =>
    routes.request("/closed-letter", {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ letter }),
    });
  const letter = { id: crypto.randomUUID(), stoppedAt: 1 };
  expect(await closed()).toBe(null);
  expect((await close(letter)).status).toBe(200);
  expect(await closed()).toEqual(letter);
  await close(null);
  expect(await closed()).toBe(null);
});

const schedule = "content/schedule.yaml";
const terms = /^terms:.*?^(?=\w)/ms;
const term = (name: string, startDate: string, booking: string) =>
  `terms:\n  - { name: ${name}, startDate: ${startDate}, booking: ${booking} }\n`;

test("speaks of the site that visitors see, and says what of it the draft settles", async () => {
  const project = smallProject();
  project.edit(schedule, terms, term("Term 1", "2026-02-01", "https://booking.example.org/"));
  project.edit("content/business.yaml", /^email: .*$/m, "email: hello@example.com");
  project.git("commit", "--quiet", "--all", "--message=Live");
  const now = () => Date.parse("2026-11-24T12:00+11:00");
  const routes = createDeskRoutes(studioDeps({ project, now }));
  const ask = async () => (await routes.request("/")).json();

  const before = await ask();
  expect(before).toMatchObject({
    datesRunningOut: { kind: "now", isDrafted: false },
    madeUp: { drafted: 0 },
  });

  // Not the day of the sample.
  project.edit(schedule, terms, term("Term 1", "2027-02-07", "https://booking.ballarat.com.au/"));
  project.edit("content/business.yaml", /^email: .*$/m, "email: jo@stillwater.test");
  const drafted = await ask();
  expect(drafted).toMatchObject({
    datesRunningOut: { kind: "now", isDrafted: true },
    madeUp: { count: before.madeUp.count },
  });
  expect(drafted.madeUp.drafted).toBeGreaterThan(0);

  project.git("commit", "--quiet", "--all", "--message=Published");
  const published = await ask();
  expect(published).toMatchObject({ datesRunningOut: null, madeUp: { drafted: 0 } });

  expect(published.madeUp.count).toBeLessThan(before.madeUp.count);
});
