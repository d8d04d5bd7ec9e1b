import { expect, test } from "vitest";
import { lookUpVideo } from "./videos.ts";

const id = "aqz-KE-bpKQ";

test.each([
  [200, '{"title":"Feel Rest"}', { state: "found", title: "Feel Rest" }],
  [401, "Unauthorized", { state: "private" }],
  [403, "Forbidden", { state: "private" }],
  [404, "Not Found", { state: "missing" }],
  [400, "Bad Request", { state: "missing" }],
  [500, "", { state: "unknown" }],
  [200, "<html>sign in to this Wi-Fi</html>", { state: "unknown" }],
])("understands an answer %i %s", async (status, body, expected) => {
  expect(await lookUpVideo(id, async () => new Response(body, { status }))).toEqual(expected);
});

test("holds nothing against a video without network", async () => {
  const offline = () => Promise.reject(new TypeError("fetch failed"));
  expect(await lookUpVideo(id, offline)).toEqual({ state: "unknown" });
});
