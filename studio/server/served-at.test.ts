import { expect, test } from "vitest";
import { readServedAt } from "./served-at.ts";

const right = {
  at: "https://studio.example.com",
  previewAt: "https://studio-preview.example.com",
  socket: "/run/studio/studio.sock",
};

test("a studio of a server has an address of its own, and its preview another one", () => {
  expect(readServedAt(right)).toEqual({
    origin: "https://studio.example.com",
    previewOrigin: "https://studio-preview.example.com",
    socket: "/run/studio/studio.sock",
  });
});

test.each([
  [{ at: "http://studio.example.com" }, "with https and no path"],
  [{ at: "studio.example.com" }, "with https and no path"],
  [{ at: "https://example.com/studio" }, "with https and no path"],
  [{ at: "https://203.0.113.7" }, "a name, not a number"],
  [{ at: "https://[2001:db8::7]" }, "a name, not a number"],
  [{ previewAt: "https://studio.example.com" }, "a host beside the studio’s"],
  [{ previewAt: "https://studio.example.com:8443" }, "a host beside the studio’s"],
  // Its pages could ask for the studio's passkeys.
  [{ previewAt: "https://preview.studio.example.com" }, "a host beside the studio’s"],
  [{ socket: "studio.sock" }, "its whole path"],
])("%j is refused", (wrong, words) => {
  expect(() => readServedAt({ ...right, ...wrong })).toThrow(words);
});
