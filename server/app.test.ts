import { describe, expect, onTestFinished, test, vi } from "vitest";
import { notFound as words } from "#content/pages/not-found";
import { redirects } from "#content/redirects";
import type { ServedFile } from "./files/file-index.ts";
import { startApp, startDelivering } from "./test-support/app.ts";

test.each<readonly [path: string, target: string]>([
  ["/category/lessons-and-tips/feed/", "/"],
  ["/CATEGORY/Lessons-and-Tips/FEED", "/"],
  ["/courses/anything-at-all/", "/"],
  ["/online-mindfulness-course", "/8-week-mindfulness-course"],
  ...redirects.filter(({ from }) => !from.includes("*")).map(({ from, to }) => [`${from}/`, to] as const),
  ["/workplace?from=card", "/services?from=card#workplaces"],
  ["/contact/?from=card", "/contact?from=card"],
  ["/contact///", "/contact"],
  ["/Contact", "/contact"],
  ["/CONTACT/?from=card", "/contact?from=card"],
  ["//Contact", "/contact"],
  // Two slashes at the start would be another host.
  ["//evil.example/", "/evil.example"],
  ["/%5Cevil.example/", "/%5Cevil.example"],
])("redirects %s to %s permanently", async (path, target) => {
  const response = await startApp().request(path);
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe(target);
});

test.each([
  "/nothing",
  "/courses",
  "/courses/a/b",
  "//evil.example",
  "/%",
  "/%00",
  "/../../etc/passwd",
  "/.git/config",
])("responds 404 to %s", async (path) => {
  const response = await startApp().request(path);
  expect(response.status).toBe(404);
  expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
});

test("a path of many slashes takes no longer than any other as long", async () => {
  const { request } = startApp();
  // A request line has at most 16 KB. One as long as this took minutes, in which nobody got a page.
  const response = await request(`/a${"/".repeat(200_000)}b`);
  expect(response.status).toBe(404);
});

test.each(["send-contact-email", "subscribe"])(
  "a form for %s is taken apart in its turn only",
  async (name) => {
    const order: string[] = [];
    const turns = () => ({ take: async () => void order.push("turn"), end: () => void order.push("end") });
    const { request } = startApp({ turns });
    const formData = vi.spyOn(Response.prototype, "formData");
    onTestFinished(() => formData.mockRestore());
    formData.mockImplementation(async () => {
      order.push("fields");
      return new FormData();
    });
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const response = await request(`/functions/v1/${name}`, {
      method: "POST",
      headers,
      body: "a=&".repeat(1000),
    });
    expect([response.status, order]).toEqual([422, ["turn", "fields", "end"]]);
  },
);

test("a flood of unknown paths waits for its turn, so that pages and forms go on", async () => {
  const taken: string[] = [];
  const turns = (network: string) => ({ take: async () => void taken.push(network), end: () => {} });
  const { request } = startApp({ turns, trustedProxies: 1 });
  await request("/nothing", { headers: { "X-Forwarded-For": "192.0.2.7" } });
  expect(taken).toEqual(["192.0.2.0/24"]);
});

describe("the not-found page", () => {
  const html = `<h1>404</h1><p id="no-page">There is no page.</p><p>Swans</p>`;
  const notFoundPage: ServedFile = {
    contentType: "text/html; charset=utf-8",
    cacheControl: "no-cache",
    contentSecurityPolicy: "default-src 'none'",
    variants: [{ encoding: undefined, etag: '"a"', body: Buffer.from(html) }],
  };
  const sentenceAt = async (path: string) => {
    const response = await startApp({ notFoundPage }).request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
    const [, sentence] =
      /^<h1>404<\/h1><p id="no-page">(.*)<\/p><p>Swans<\/p>$/.exec(await response.text()) ?? [];
    return sentence;
  };
  const noPage = (path: string) => words.noPage.replace("{{path}}", () => path);

  test("names the path and the page that comes closest", async () => {
    const didYouMean = words.didYouMean.replace("{{page}}", '<a href="/contact">/contact</a>');
    expect(await sentenceAt("/contcat")).toBe(`${noPage("/contcat")} ${didYouMean}`);
    expect(await sentenceAt("/zzz?contact")).toBe(noPage("/zzz"));
  });

  test("never reflects a path as markup, nor one of any length", async () => {
    expect(await sentenceAt("/a&b'$&")).toBe(noPage("/a&amp;b&#39;$&amp;"));
    expect(await sentenceAt("/<img src=x>")).not.toContain("<img");
    expect((await sentenceAt(`/${"a".repeat(5000)}`))?.length).toBeLessThan(200);
  });
});

test("sends HSTS only if a trusted proxy reports https", async () => {
  const https = { headers: { "X-Forwarded-Proto": "https" } };
  expect((await startApp().request("/healthz", https)).headers.get("Strict-Transport-Security")).toBeNull();
  const trusting = startApp({ trustedProxies: 1 });
  expect((await trusting.request("/healthz", https)).headers.get("Strict-Transport-Security")).toMatch(
    /max-age=\d{8}/,
  );
  expect((await trusting.request("/healthz")).headers.get("Strict-Transport-Security")).toBeNull();
});

test("the health check says whether a monitor asks it, and not which", async () => {
  expect(await startDelivering({}).health()).toMatchObject({ monitored: false });
  const health = await startDelivering({ HEALTH_MONITOR: "pond-watch" }).health();
  expect(health).toMatchObject({ monitored: true });
  expect(JSON.stringify(health)).not.toContain("pond-watch");
});

test("reports internal errors to the log only", async () => {
  const site = startApp({
    database: () => ({ batch: () => Promise.reject(new Error("stack and secrets")) }),
  });
  const health = await site.request("/healthz");
  expect(health.status).toBe(503);
  expect(await health.text()).not.toContain("secrets");
  expect(JSON.stringify(site.entries)).toContain("stack and secrets");
});

test("a page request that fails gets the error page with its policy, anything else a JSON error", async () => {
  const site = startApp({
    notFoundPage: {
      get variants(): never {
        throw new Error("a secret cause");
      },
    } as unknown as ServedFile,
    errorPageTemplate: {
      html: "<h1>Unexpected Application Error!</h1>",
      contentSecurityPolicy: "default-src 'none'",
    },
  });
  const page = await site.request("/nothing", { headers: { Accept: "text/html,*/*;q=0.8" } });
  expect(page.status).toBe(500);
  expect(page.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
  expect(await page.text()).toBe("<h1>Unexpected Application Error!</h1>");
  const other = await site.request("/nothing");
  expect(other.status).toBe(500);
  expect(await other.text()).not.toContain("secret");
  expect(JSON.stringify(site.entries)).toContain("a secret cause");
  expect(JSON.stringify(site.entries), "where it was thrown").toContain("app.test.ts");
});
