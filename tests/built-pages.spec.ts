import { glob, readdir, readFile } from "node:fs/promises";
import { HtmlValidate } from "html-validate";
import articles from "../app/articles/articles.ts";
import { articlePath } from "../app/paths.ts";
import { redirects } from "../content/redirects.ts";
import { site as facts } from "../content/site.ts";
import { isEdge } from "./support/host.ts";
import { pages } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

/** Pages that are shared with a picture of their own. */
const shareImages: Readonly<Record<string, string>> = {
  "/8-week-mindfulness-course": "/og-course.jpg",
  ...Object.fromEntries(articles.map(({ slug }) => [articlePath(slug), `/share/${slug}.jpg`])),
};

const builtFile = (path: string) => `build/client${path === "/" ? "" : path}/index.html`;

test("every built page is valid HTML with one heading of the first rank, and no style attribute", async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      // React writes boolean and void elements its own, equally valid way.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "void-style": "off",
      "doctype-style": "off",
      "no-inline-style": "error",
      // Telephone numbers are kept together by a class, not by special spaces.
      "tel-non-breaking": "off",
      // Long labels are the visitor's gain.
      "long-title": "off",
      "require-sri": "off",
    },
  });
  const faults: string[] = [];
  for await (const file of glob(["build/client/**/*.html", "build/templates/*.html"])) {
    const html = await readFile(file, "utf8");
    const report = await validator.validateString(html);
    for (const { messages } of report.results) {
      faults.push(
        ...messages.map((message) => `${file}: ${message.ruleId}: ${message.message} (${message.selector})`),
      );
    }
    expect(html.match(/<h1[\s>]/g), file).toHaveLength(1);
    expect(html, file).not.toMatch(/\sstyle="/);
  }
  expect(faults).toEqual([]);
});

test("titles and descriptions are unique and have a sensible length", async () => {
  const [titles, descriptions] = [new Set<string>(), new Set<string>()];
  for (const path of pages) {
    const html = await readFile(builtFile(path), "utf8");
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect(title.length, `title of ${path}`).toBeGreaterThan(10);
    expect(description.length, `description of ${path}`).toBeGreaterThan(50);
    expect(description.length, `description of ${path}`).toBeLessThanOrEqual(160);
    titles.add(title);
    descriptions.add(description);
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
});

for (const path of pages) {
  test(`${path} says of itself all that a page says`, async ({ page }) => {
    await page.goto(path);
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute("content");
    const address = new URL(path, facts.address.value).href;
    await expect(page.locator("html")).toHaveAttribute("lang", "en-AU");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", address);
    expect(await content("meta[name=keywords]")).toBe(
      "mindfulness, meditation, Ballarat, Australia, online course, stress relief, anxiety, mental health",
    );
    expect(await content("meta[name=author]")).toBe(facts.teacher.name.value);
    expect(await content('meta[property="og:url"]')).toBe(address);
    expect(await content('meta[property="og:title"]')).toBe(await page.title());
    expect(await content('meta[property="og:type"]')).toBe(/^\/blog\/./.test(path) ? "article" : "website");
    expect(await content('meta[property="og:locale"]')).toBe("en_AU");
    expect(await content('meta[property="og:site_name"]')).toBe(facts.name.value);
    expect(await content('meta[property="og:image"]')).toBe(
      new URL(shareImages[path] ?? "/og-image.jpg", facts.address.value).href,
    );
    expect(await content('meta[name="twitter:card"]')).toBe("summary_large_image");
  });
}

test("structured data: the business on the pages about it, and named on others; the teacher and five questions on the home page", async ({
  page,
}) => {
  const things = async (path: string) => {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  };
  const home = await things("/");
  const business = home.find((thing) => thing["@type"] === "LocalBusiness");
  expect(business).toMatchObject({
    "@context": "https://schema.org",
    name: facts.name.value,
    address: { addressLocality: "Ballarat", addressRegion: "VIC", postalCode: "3350", addressCountry: "AU" },
    geo: { "@type": "GeoCoordinates" },
    openingHoursSpecification: { opens: "08:00", closes: "20:00" },
  });
  expect(business?.priceRange).toBeTruthy();
  const person = home.find((thing) => thing["@type"] === "Person");
  expect(person).toMatchObject({ name: facts.teacher.name.value, worksFor: { "@id": business?.["@id"] } });
  expect(person?.jobTitle).toBeTruthy();
  const faq = home.find((thing) => thing["@type"] === "FAQPage") as
    | { mainEntity: { name: string }[] }
    | undefined;
  expect(faq?.mainEntity).toHaveLength(5);
  for (const { name } of faq?.mainEntity ?? [])
    await expect(page.getByText(name, { exact: true })).toBeVisible();

  const contact = await things("/contact");
  expect(contact.find((thing) => thing["@type"] === "LocalBusiness")?.["@id"]).toBe(business?.["@id"]);

  // Pages about something else name it.
  const named = { "@id": business?.["@id"], name: facts.name.value };
  expect(await things("/sunday-class")).toMatchObject([{ "@type": "Service", provider: named }]);
  expect(await things("/enrol-live-online-course")).toMatchObject([{ "@type": "Course", provider: named }]);
  expect(await things("/blog/meditation-myths")).toMatchObject([{ "@type": "Article", publisher: named }]);
});

test("what search engines, home screens and links ask for is there", async ({ request, site }) => {
  const sitemap = await (await request.get(`${site.address}/sitemap.xml`)).text();
  for (const path of pages)
    expect(sitemap).toContain(`<loc>${new URL(path, facts.address.value).href}</loc>`);
  expect(await (await request.get(`${site.address}/robots.txt`)).text()).toContain("Sitemap: https://");
  const manifest = (await (await request.get(`${site.address}/site.webmanifest`)).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe(facts.name.value);
  for (const file of [
    ...manifest.icons.map((icon) => icon.src),
    "/og-image.jpg",
    ...Object.values(shareImages),
    "/favicon.ico",
    "/favicon.svg",
    "/apple-touch-icon.png",
  ]) {
    const response = await request.get(site.address + file);
    expect(response.status(), file).toBe(200);
    expect(response.headers()["content-type"], file).toMatch(/^image\//);
  }
});

test("every address that used to be a page leads on, in any letter case, with or without a slash", async ({
  request,
  site,
}) => {
  for (const { from, to } of redirects) {
    const path = from.replace("*", "9f8e7d");
    for (const variant of [path, `${path}/`, path.toUpperCase()]) {
      const response = await request.get(site.address + variant, { maxRedirects: 0 });
      expect(response.status(), variant).toBe(301);
      expect(response.headers().location, variant).toBe(to);
    }
  }
});

test("nothing of the server is published: no settings, sources, source maps or dotfiles", async () => {
  const stray: string[] = [];
  for (const entry of await readdir("build/client", { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = `${entry.parentPath}/${entry.name}`;
    if (/\/\.|\.(?:map|ts|tsx|mdx|env|sqlite)$/.test(file)) stray.push(file);
    if (!/\.(?:html|js|css|json|xml|txt)$/.test(entry.name)) continue;
    const text = await readFile(file, "utf8");
    if (/SMTP_URL|CONTACT_TO|ALARM_URL|DATA_DIR|process\.env|node:(?:fs|sqlite)/.test(text)) stray.push(file);
  }
  expect(stray).toEqual([]);
});

test("every page has a policy of its own, without unsafe-inline, short enough for any host", async ({
  request,
  site,
}) => {
  const policies = new Set<string>();
  for (const path of [...pages, "/no-such-page"]) {
    const answer = await request.get(site.address + path);
    const policy = answer.headers()["content-security-policy"] ?? "";
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    // The one other site, where a video has an id.
    const own = policy.replace("frame-src https://www.youtube-nocookie.com", "");
    expect(own, path).not.toMatch(/unsafe-|https?:|\*/);
    expect(policy.length, `${path}: hosts cap a header line near 2,000 characters`).toBeLessThan(1500);
    policies.add(policy);
  }
  expect(policies.size, "pages with styles of their own").toBeGreaterThan(pages.length / 2);
});

test("every answer has the security headers, and what is no page may load nothing", async ({
  request,
  site,
}) => {
  for (const path of [
    "/",
    "/no-such-page",
    "/sitemap.xml",
    "/favicon.svg",
    "/healthz",
    "/functions/v1/send-contact-email",
  ]) {
    const headers = (await request.get(site.address + path)).headers();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"], path).toContain("camera=()");
    // On the edge, visitors always come by https.
    if (!isEdge) expect(headers["strict-transport-security"], path).toBeUndefined();
    if (headers["content-type"]?.startsWith("text/html")) continue;
    expect(headers["content-security-policy"], path).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
  }
});
