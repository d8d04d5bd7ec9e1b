import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type Allowed, contentSecurityPolicies, type Inline } from "./content-security-policy.ts";

const page = (...scripts: string[]): Inline => ({ scripts, styles: ["b{}"] });
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Returns the policy of one page. */
const contentSecurityPolicy = async (said: Inline, allowed?: Allowed) =>
  (await contentSecurityPolicies(allowed))(said);

/** Returns a policy's sources by directive. */
async function sources(said: Inline, measurementId = "") {
  const policy = await contentSecurityPolicy(said, { measurementId });
  return Object.fromEntries(
    policy.split("; ").map((part) => {
      const [directive = "", ...allowed] = part.split(" ");
      return [directive, allowed];
    }),
  );
}

test("allows inline scripts and styles by hash, each once, and nothing else", async () => {
  const policy = await sources(page("let a", "let a", "let b"));
  expect(policy["script-src"]).toEqual(["'self'", ...[hashOf("let a"), hashOf("let b")].sort()]);
  expect(policy["style-src"]).toContain(hashOf("b{}"));
  expect(policy["default-src"]).toEqual(["'none'"]);
  expect(JSON.stringify(policy)).not.toMatch(/https?:|unsafe|\*/);
});

test("allows a page only its own inline scripts and styles", async () => {
  const policyOf = await contentSecurityPolicies();
  const [one, two] = [
    policyOf({ styles: ["b{}"], scripts: ["let a"] }),
    policyOf({ styles: ["i{}"], scripts: ["let c"] }),
  ];
  for (const [policy, own, others] of [
    [one, ["b{}", "let a"], ["i{}", "let c"]],
    [two, ["i{}", "let c"], ["b{}", "let a"]],
  ] as const) {
    for (const text of own) expect(policy).toContain(hashOf(text));
    for (const text of others) expect(policy).not.toContain(hashOf(text));
  }
});

test("allows Google's hosts with a measurement id, without advertising", async () => {
  const without = await sources(page("let a"));
  const policy = await sources(page("let a"), "G-AB12CD34EF");
  expect(policy["script-src"]).toEqual(["'self'", "https://*.googletagmanager.com", hashOf("let a")]);
  expect(policy["connect-src"]).toEqual([
    "'self'",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ]);
  expect(policy["img-src"]).toHaveLength(3);
  expect(JSON.stringify(policy)).not.toMatch(/doubleclick|adservice|unsafe/);
  for (const directive of ["default-src", "form-action", "style-src", "font-src", "base-uri"]) {
    expect(policy[directive]).toEqual(without[directive]);
  }
});

test.each(["UA-12345-1", "GTM-ABC123", "g-ab12", "G-AB12 ", "G-<script>"])(
  "rejects %s as a measurement id",
  async (id) => {
    await expect(contentSecurityPolicies({ measurementId: id })).rejects.toThrow(/measurementId/);
  },
);

test("allows no frames while no video has an id", async () => {
  expect(await contentSecurityPolicy(page("0"))).not.toContain("frame-src");
  expect(await contentSecurityPolicy(page("0"), { videos: false })).toContain("default-src 'none'");
});

test("allows only frames of the video site when a video has an id", async () => {
  const [without, allowed] = [
    await contentSecurityPolicy(page("0")),
    await contentSecurityPolicy(page("0"), { videos: true }),
  ];
  expect(allowed).toContain("; frame-src https://www.youtube-nocookie.com;");
  expect(allowed.replace(" frame-src https://www.youtube-nocookie.com;", "")).toBe(without);
});

test("allows forms to post only to this site without a mailing list", async () => {
  expect(await contentSecurityPolicy(page("0"))).toContain("; form-action 'self';");
});

test("allows forms to post to a mailing list and its redirects", async () => {
  const list = ["https://stillwater.us1.list.example/subscribe/post?u=1&id=2", "https://thanks.example/page"];
  const policy = await contentSecurityPolicy(page("0"), {
    formsTo: [...list, "https://thanks.example/other"],
  });
  expect(policy).toContain(
    "; form-action 'self' https://stillwater.us1.list.example https://thanks.example; ",
  );
  const allowed = " https://stillwater.us1.list.example https://thanks.example";
  expect(policy.replace(allowed, "")).toBe(await contentSecurityPolicy(page("0")));
});

test.each(["stillwater.list.example/subscribe", "http://list.example/subscribe", "javascript:alert(1)"])(
  "rejects a mailing list at %s",
  async (address) => {
    await expect(contentSecurityPolicy(page("0"), { formsTo: [address] })).rejects.toThrow("https://");
  },
);

test("allows requests and posts to functions on another host", async () => {
  const policy = await contentSecurityPolicy(page(), {
    functionsAt: "https://functions.example/functions/v1",
  });
  expect(policy).toContain("connect-src 'self' https://functions.example;");
  expect(policy).toContain("form-action 'self' https://functions.example;");
  await expect(contentSecurityPolicies({ functionsAt: "http://functions.example" })).rejects.toThrow(
    /functions\.url .* https/,
  );
});
