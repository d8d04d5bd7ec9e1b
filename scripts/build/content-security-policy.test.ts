import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const page = "<!doctype html><style>a{}</style><script>0</script>";

test("no page may hold a frame while no video has an id", async () => {
  expect(await contentSecurityPolicy([page])).not.toContain("frame-src");
  expect(await contentSecurityPolicy([page], { videos: false })).toContain("default-src 'none'");
});

test("with a video to play, frames of the video site are allowed, and nothing else of it", async () => {
  const [without, allowed] = [
    await contentSecurityPolicy([page]),
    await contentSecurityPolicy([page], { videos: true }),
  ];
  expect(allowed).toContain("; frame-src https://www.youtube-nocookie.com;");
  expect(allowed.replace(" frame-src https://www.youtube-nocookie.com;", "")).toBe(without);
});
