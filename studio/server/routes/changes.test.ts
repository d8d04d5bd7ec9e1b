import { utimesSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { smallProject } from "../../engine/test-support/small-project.ts";
import { asker, studioDeps } from "../../test-support/studio-deps.ts";
import { createChangesRoutes } from "./changes.ts";

test("says when the newest change was saved, whichever window it came from", async () => {
  const project = smallProject();
  const ask = asker(createChangesRoutes(studioDeps({ project })));
  expect((await ask("GET", "/")).json.savedAt).toBeNull();

  const schedule = "content/schedule.yaml";
  project.edit(schedule, "price: 240", "price: 260");
  const at = Date.parse("2026-11-30T04:09:00+11:00");
  utimesSync(path.join(project.folder, schedule), new Date(at), new Date(at));
  expect((await ask("GET", "/")).json.savedAt).toBe(at);
});
