import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { mostMessages } from "../../business/site-client/lists.ts";
import { createMessages } from "../../business/site-client/messages.ts";
import { CommandError, type RunCommand } from "../../business/site-client/run-command.ts";
import { testMessage } from "../../test-support/message.ts";
import { asker, studioDeps } from "../../test-support/studio-deps.ts";
import { explainFailure } from "../failure.ts";
import { createLettersRoutes } from "./letters.ts";
import { createMessagesRoutes } from "./messages.ts";

const message = testMessage();

/** The routes of a site with one message, and the commands that they ran. */
function openRoutes(fail?: CommandError) {
  const commands: string[] = [];
  const run: RunCommand = async (args, input = "") => {
    commands.push([...args, input].join(" ").trim());
    if (fail) throw fail;
    return "{}";
  };
  const deps = studioDeps({ messages: createMessages({ readList: async () => [message], run }) });
  const send = asker(createMessagesRoutes(deps).onError(explainFailure));
  const draft = async () => (await send("GET", `/${message.id}/draft`)).json.kept;
  return { commands, send, draft, inHistory: () => deps.journal.allSetAside().map(({ value }) => value) };
}

test("keeps what is typed until it is sent", async () => {
  const { send, draft, commands } = openRoutes();
  const body = { text: "Hi Mei-Lin", key: randomUUID() };
  await send("PUT", `/${message.id}/draft`, body);
  expect(await draft()).toMatchObject(body);
  expect((await send("POST", `/${message.id}/answer`, body)).status).toBe(200);
  expect(commands).toEqual([`answer ${message.id} --key ${body.key} --json Hi Mei-Lin`]);
  expect(await draft()).toBeNull();
});

test("sends an answer from one window, and what another one has typed goes to History", async () => {
  const { send, inHistory } = openRoutes();
  const [here, there] = ["Hi Mei-Lin", "Hello Mei-Lin"].map((text) => ({ text, key: randomUUID() }));
  await send("PUT", `/${message.id}/draft`, here);
  await send("PUT", `/${message.id}/draft`, { ...there, base: here });
  await send("POST", `/${message.id}/answer`, here);
  expect(inHistory()).toEqual([there]);
});

test("tells the window that replaced another one's words what they were, and keeps nothing of a deleted message", async () => {
  const { send, draft, inHistory } = openRoutes();
  const [here, there] = ["Hi Mei-Lin", "Hello Mei-Lin"].map((text) => ({ text, key: randomUUID() }));
  expect((await send("PUT", `/${message.id}/draft`, there)).json.other).toBeNull();
  expect((await send("PUT", `/${message.id}/draft`, here)).json.other).toEqual(there);
  expect((await send("PUT", `/${message.id}/draft`, { ...there, base: here })).json.other).toBeNull();
  expect(inHistory()).toEqual([there]);
  await send("DELETE", `/${message.id}`);
  expect(await draft()).toBeNull();
  expect(inHistory()).toEqual([]);
});

test("keeps nothing that another window types to answer a message that is deleted by then", async () => {
  let listed = [message];
  const run: RunCommand = async () => "{}";
  const deps = studioDeps({ messages: createMessages({ readList: async () => listed, run }) });
  const send = asker(createMessagesRoutes(deps).onError(explainFailure));
  const body = { text: "Hi Mei-Lin", key: randomUUID() };
  expect((await send("PUT", `/${message.id}/draft`, body)).json.kept).toMatchObject(body);
  listed = [];
  await send("DELETE", `/${message.id}`);
  const late = await send("PUT", `/${message.id}/draft`, { ...body, text: "Hi Mei-Lin, yes", base: body });
  expect(late.json).toMatchObject({ kept: null, whyNotKept: expect.stringContaining("deleted elsewhere") });
  expect((await send("POST", `/${message.id}/answer`, body)).json.message).toContain("deleted elsewhere");
  expect([...deps.journal.allKept(), ...deps.journal.allSetAside()]).toEqual([]);
});

test("keeps nothing of an answer to a message that is deleted while it is sent, and says that it wasn't sent", async () => {
  let listed = [message];
  const run: RunCommand = async () => {
    listed = [];
    throw new CommandError("Message not found.", "NOT_FOUND");
  };
  const deps = studioDeps({ messages: createMessages({ readList: async () => listed, run }) });
  const send = asker(createMessagesRoutes(deps).onError(explainFailure));
  const answer = await send("POST", `/${message.id}/answer`, { text: "Hi Mei-Lin", key: randomUUID() });
  expect(answer.status).toBe(409);
  expect(answer.json.message).toMatch(/deleted elsewhere.*wasn’t sent/);
  expect([...deps.journal.allKept(), ...deps.journal.allSetAside()]).toEqual([]);
});

test("keeps an answer to a message that is older than those which the list has", async () => {
  const listed = Array.from({ length: mostMessages }, () => ({ ...message, id: randomUUID() }));
  const deps = studioDeps({
    messages: createMessages({ readList: async () => listed, run: async () => "{}" }),
  });
  const send = asker(createMessagesRoutes(deps).onError(explainFailure));
  const body = { text: "Hi Mei-Lin", key: randomUUID() };
  expect((await send("PUT", `/${message.id}/draft`, body)).json).toMatchObject({
    kept: body,
    whyNotKept: null,
  });
});

test("tests a letter of one window, and what another one has typed goes to History", async () => {
  const deps = studioDeps();
  const send = asker(createLettersRoutes(deps));
  const id = randomUUID();
  const letter = (subject: string) => ({ id, subject, blocks: [] });
  await send("PUT", "/letter/draft", letter("Spring"));
  await send("PUT", "/letter/draft", { ...letter("Summer"), base: letter("Spring") });
  await send("POST", "/letter/test", letter("Spring"));
  expect(deps.journal.allSetAside().map(({ value }) => value)).toEqual([letter("Summer")]);
  expect(deps.journal.kept("letter letter")?.value).toEqual(letter("Spring"));
});

test("keeps an answer that couldn't be sent, and says why", async () => {
  const words = "ssh: connect to host jo.example port 22: Connection timed out";
  const { send, draft } = openRoutes(new CommandError(words, "UNREACHABLE"));
  // With the line break with which it was typed: otherwise the window would take it for another window's words.
  const body = { text: "Hi Mei-Lin\n", key: randomUUID() };
  const response = await send("POST", `/${message.id}/answer`, body);
  expect(response.status).toBe(409);
  expect(response.json).toEqual({ message: "Your server isn’t answering.", detail: words });
  expect(await draft()).toMatchObject(body);
});

test.each([
  ["POST", "/--help/retry-email", undefined, 404],
  ["DELETE", "/all", undefined, 404],
  ["POST", `/${message.id}/mark`, { as: "delete" }, 400],
  ["POST", `/${message.id}/answer`, { text: "Hi", key: "--retry" }, 400],
  ["POST", `/${message.id}/answer`, { text: " ", key: randomUUID() }, 400],
  ["POST", `/${message.id}/answer`, { text: "x".repeat(50_001), key: randomUUID() }, 400],
])("refuses %s %s with %j", async (method, path, body, status) => {
  const { send, commands } = openRoutes();
  expect((await send(method, path, body)).status).toBe(status);
  expect(commands).toEqual([]);
});

test("finds words in what was written and answered, without regard to capitals and accents", async () => {
  const { send } = openRoutes();
  const find = async (words: string) => (await send("POST", "/find", { words })).json.ids;
  const [first = "", second = ""] = message.message.split(" ");
  expect(await find(`${second.toUpperCase()} ${first}`)).toEqual([message.id]);
  expect(await find(message.email)).toEqual([message.id]);
  expect(await find(`${first} xylophone`)).toEqual([]);
});
