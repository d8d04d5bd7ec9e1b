import { expect, test } from "vitest";
import { createReaders } from "../../business/site-client/readers.ts";
import { CommandError, type RunCommand } from "../../business/site-client/run-command.ts";
import { asker, studioDeps } from "../../test-support/studio-deps.ts";
import { createReadersRoutes } from "./readers.ts";

const subscriber = (email: string, changes = {}) => ({
  email,
  name: "",
  confirmedAt: "2026-11-01T00:00:00.000Z",
  getsLetter: true,
  waitsSince: null,
  unsubscribedAt: null,
  consent: null,
  ...changes,
});

const overview = {
  subscribers: [
    subscriber("ann@example.org", { name: "Ann" }),
    subscriber("kim@example.org", { consent: "paper list", waitsSince: "2026-11-03T00:00:00.000Z" }),
    subscriber("dates@example.org", { getsLetter: false, waitsSince: "2026-11-02T00:00:00.000Z" }),
    subscriber("gone@example.org", { unsubscribedAt: "2026-11-04T00:00:00.000Z" }),
  ],
  requests: [],
  keptAt: null,
};

/** The routes of a site with readers, and the commands that they ran. */
function openRoutes(fail?: CommandError) {
  const commands: string[] = [];
  const run: RunCommand = async (args, input = "") => {
    commands.push([...args, input].join(" ").trim());
    if (fail) throw fail;
    return JSON.stringify(overview);
  };
  const readList = async () => {
    if (fail) throw fail;
    return overview;
  };
  const routes = createReadersRoutes(studioDeps({ readers: createReaders({ readList, run }) }));
  const ask = asker(routes);
  const get = async (path: string) => (await ask("GET", path)).json;
  const post = (path: string, body: unknown) => ask("POST", path, body);
  return { commands, get, post };
}

test("puts everybody on their lists, the newest first", async () => {
  const { get } = openRoutes();
  const emails = (...all: string[]) => all.map((email) => ({ email: `${email}@example.org` }));
  expect(await get("/")).toMatchObject({
    lists: {
      readers: emails("ann", "kim"),
      asked: [],
      dates: emails("kim", "dates"),
      left: emails("gone"),
    },
  });
});

test("gives an address to the command by standard input, never as an argument", async () => {
  const { post, commands } = openRoutes();
  expect((await post("/remove", { email: "ann@example.org", never: true })).status).toBe(200);
  expect(commands).toEqual(["remove - --never --json ann@example.org"]);
});

test("takes off those of a list by one command", async () => {
  const { post, commands } = openRoutes();
  await post("/leave", { emails: ["ann@example.org", "kim@example.org"] });
  expect(commands).toEqual(["leave --json ann@example.org\nkim@example.org"]);
});

test("brings in nobody without the day and the way they agreed", async () => {
  const { post, commands } = openRoutes();
  const readers = [{ email: "ann@example.org", name: "" }];
  for (const body of [
    { readers },
    { readers, day: "2026-03-31", how: " " },
    { readers, day: "soon", how: "x" },
  ]) {
    expect((await post("/import", body)).status).toBe(400);
  }
  expect(commands).toEqual([]);
});

test("says why the site can't be reached, and that an address isn't there", async () => {
  const offline = openRoutes(new CommandError("connection refused", "UNREACHABLE"));
  expect(await offline.get("/")).toMatchObject({
    unreachable: { reason: "Your server isn’t answering." },
  });
  const gone = await openRoutes(new CommandError("ann@example.org", "NOT_FOUND")).post("/remove", {
    email: "ann@example.org",
    never: false,
  });
  expect(gone.json).toMatchObject({ message: "That address isn’t there any more." });
});
