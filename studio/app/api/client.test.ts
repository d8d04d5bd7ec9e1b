import { afterEach, expect, test, vi } from "vitest";
import { api, currentConnection, read } from "./client.ts";

afterEach(() => vi.unstubAllGlobals());

test("requests that are refused together are all sent again with the token that another window was given", async () => {
  const stored = { token: "old" };
  vi.stubGlobal("localStorage", { getItem: () => stored.token });
  const sent: string[] = [];
  const bothSent = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (_: unknown, { headers }: { readonly headers: Headers }) => {
    const token = headers.get("X-Studio-Token") ?? "";
    sent.push(token);
    if (token === "new") return Response.json({});
    if (sent.length === 2) {
      stored.token = "new";
      bothSent.resolve();
    }
    await bothSent.promise;
    return new Response(null, { status: 403 });
  });

  expect(await Promise.all([read(api.session.$get()), read(api.session.$get())])).toEqual([{}, {}]);
  expect(sent).toEqual(["old", "old", "new", "new"]);
  expect(currentConnection()).toEqual({ kind: "open" });
});

test("an empty 200, as a proxy answers to what it has cut, is no success", async () => {
  vi.stubGlobal("localStorage", { getItem: () => "token" });
  vi.stubGlobal("fetch", async () => new Response(null, { status: 200, headers: { "Content-Length": "0" } }));
  const putIn = read(api.photographs.portrait.$put({ query: { alt: "A lake" } }, { init: { body: "jpeg" } }));
  await expect(putIn).rejects.toMatchObject({ name: "ConnectionLostError" });
  expect(currentConnection()).toMatchObject({ kind: "lost" });
});

test("a refusal has the exact words that it came with, and a sentence alone none", async () => {
  vi.stubGlobal("localStorage", { getItem: () => "token" });
  const refuseWith = (body: object) =>
    vi.stubGlobal("fetch", async () => Response.json(body, { status: 409 }));
  refuseWith({ message: "The site couldn’t be started.", detail: "EADDRINUSE" });
  await expect(read(api.session.$get())).rejects.toMatchObject({ detail: "EADDRINUSE" });
  refuseWith({ message: "Your site isn’t on this computer." });
  await expect(read(api.session.$get())).rejects.toMatchObject({ detail: undefined });
  refuseWith({});
  await expect(read(api.session.$get())).rejects.toMatchObject({ detail: expect.stringContaining("409") });
});

test("a late answer to what was asked before the window was shut doesn’t open it; one that is asked afterwards does", async () => {
  vi.stubGlobal("localStorage", { getItem: () => "new" });
  const late = Promise.withResolvers<Response>();
  const answers = [late.promise, new Response(null, { status: 403 }), Response.json({})];
  vi.stubGlobal("fetch", async () => answers.shift());
  const askedBefore = read(api.session.$get());
  await expect(read(api.session.$get())).rejects.toMatchObject({ name: "ConnectionLostError" });
  late.resolve(Response.json({}));
  await askedBefore;
  expect(currentConnection()).toEqual({ kind: "shut" });
  await read(api.session.$get());
  expect(currentConnection()).toEqual({ kind: "open" });
});
