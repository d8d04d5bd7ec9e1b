import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";

// Its own copies: a window keeps the token of its first request, and other tests have one of theirs.
vi.resetModules();
const { draftQuery } = await import("./content.ts");
const { publicationQuery } = await import("./publication.ts");
const { fetchAgain, queryClient } = await import("./query-client.ts");
vi.resetModules();

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Shows what a query has, as a screen does. Returns what it showed last. */
function show<Answer>(queryKey: readonly unknown[], queryFn: () => Promise<Answer>) {
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  observer.subscribe(() => {});
  return () => observer.getCurrentResult().data;
}

test("what is being read for the first time as it changes is read again", async () => {
  const old = Promise.withResolvers<string>();
  const answers = [old.promise, Promise.resolve("as published")];
  const shown = show(
    ["content", "desk"],
    () => answers.shift() ?? Promise.reject(new Error("no answer left")),
  );
  fetchAgain("content");
  old.resolve("as before");
  await vi.waitFor(() => expect(shown()).toBe("as published"));
});

test("a window that missed the end of a publication reads again what was published", async () => {
  let outcome = "running";
  vi.stubGlobal("localStorage", { getItem: () => "token" });
  vi.stubGlobal("fetch", async () => Response.json({ publication: { outcome }, live: {} }));
  let state = "as before";
  const desk = show(["content", "desk"], async () => state);
  const draft = show(draftQuery.queryKey, async () => state);
  await queryClient.fetchQuery({ ...publicationQuery, staleTime: 0 });
  await vi.waitFor(() => expect([desk(), draft()]).toEqual(["as before", "as before"]));
  state = "as published";
  await queryClient.fetchQuery({ ...publicationQuery, staleTime: 0 });
  expect(desk()).toBe("as before");
  outcome = "live";
  await queryClient.fetchQuery({ ...publicationQuery, staleTime: 0 });
  await vi.waitFor(() => expect([desk(), draft()]).toEqual(["as published", "as published"]));
});
