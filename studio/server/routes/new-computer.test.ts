import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createMessageStore } from "../../../server/contact/store.ts";
import { backupDatabase } from "../../../server/database/copies.ts";
import { databaseFile } from "../../../server/database/store-record.ts";
import { submission, temporaryDatabase } from "../../../server/test-support/fixtures.ts";
import { temporaryFolder } from "../../../tests/support/temporary-folder.ts";
import { smallProject } from "../../core/test-support/small-project.ts";
import { createMailroom } from "../../mailroom/mailroom.ts";
import { commandAtSite } from "../../mailroom/run-command.ts";
import { studioDeps } from "../../test-support/studio-deps.ts";
import { createNewComputerRoutes } from "./new-computer.ts";

/** The routes on a computer whose home is empty. */
function newComputer() {
  const home = temporaryFolder();
  vi.stubEnv("HOME", home);
  vi.stubEnv("DATA_DIR", undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const project = smallProject();
  const mailroom = createMailroom({ run: commandAtSite(project) });
  const app = createNewComputerRoutes(studioDeps({ project, mailroom }));
  const ask = async (method: string, at: string, body?: string | Uint8Array<ArrayBuffer>) => {
    const response = await app.request(at, { method, ...(body && { body }) });
    return { status: response.status, json: await response.json() };
  };
  return { home, project, ask };
}

const limits = { perClient: 9, perMinute: 9, perClientDay: 9999, perDay: 99, toCheck: 9 };

test("brings messages and readers back from a copy, and rejects a file that isn’t a copy", async () => {
  const { project, ask } = newComputer();
  expect(await ask("PUT", "/copies", "a photograph")).toMatchObject({
    status: 409,
    json: { message: expect.stringContaining("Nothing was changed") },
  });
  expect(existsSync(path.join(project.folder, "data", databaseFile))).toBe(false);

  const old = temporaryFolder();
  await createMessageStore(temporaryDatabase(old), limits).add(submission(), "client");
  const copy = path.join(old, "copy.sqlite");
  backupDatabase(path.join(old, databaseFile), copy);
  const restored = await ask("PUT", "/copies", new Uint8Array(readFileSync(copy)));
  expect(restored).toEqual({ status: 200, json: { messages: 1, subscribers: 0 } });
  expect(existsSync(path.join(project.folder, "data", databaseFile))).toBe(true);
  expect(readdirSync(project.dataFolder)).toEqual([]);
});

test("brings nothing back over messages that are here, or where the site is elsewhere", async () => {
  const { project, ask } = newComputer();
  const data = path.join(project.folder, "data");
  await createMessageStore(temporaryDatabase(data), limits).add(submission(), "client");
  const refused = await ask("PUT", "/copies", "a copy");
  expect(refused).toMatchObject({ status: 409, json: { message: expect.stringContaining("already") } });
  mkdirSync(project.dataFolder, { recursive: true });
  writeFileSync(path.join(project.dataFolder, "host.json"), '{ "kind": "cloudflare" }');
  expect(await ask("PUT", "/copies", "a copy")).toMatchObject({ status: 409 });
  expect(readdirSync(data).filter((name) => name.startsWith("replaced-"))).toEqual([]);
  expect(readdirSync(project.dataFolder)).toEqual(["host.json"]);
});

test("saves nothing without a second place, and no messages where there are none", async () => {
  const { home, project, ask } = newComputer();
  expect(await ask("POST", "/starter")).toMatchObject({ status: 409 });
  expect(readdirSync(home)).toEqual([]);
  project.git("remote", "add", "copy", "git@pond.example:jo/site.git");
  const { json } = await ask("POST", "/starter");
  expect(json).toEqual({
    folder: path.join(home, "For a new computer"),
    areElsewhere: false,
    hasMessages: false,
  });
  expect(existsSync(path.join(json.folder, "Open the studio.command"))).toBe(true);
  expect(readdirSync(json.folder)).toHaveLength(3);
});
