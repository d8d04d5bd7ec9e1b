import { terms } from "../content/schedule.ts";
import { site as facts } from "../content/site.ts";
import { pages } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

type FoundLink = { page: string; href: string; name: string; target: string; rel: string };

/** Every link of every page, and the anchors that each page has, as they stand in the built files. */
async function crawl(read: (path: string) => Promise<{ links: Omit<FoundLink, "page">[]; ids: string[] }>) {
  const links: FoundLink[] = [];
  const anchors = new Map<string, ReadonlySet<string>>();
  for (const page of pages) {
    const found = await read(page);
    links.push(...found.links.map((link) => ({ page, ...link })));
    anchors.set(page, new Set(found.ids));
  }
  return { links, anchors };
}

test("every link leads somewhere", async ({ page, request, site }) => {
  const { links, anchors } = await crawl(async (path) => {
    await page.goto(path);
    return page.evaluate(() => ({
      links: [...document.querySelectorAll("a")].map((link) => ({
        href: link.getAttribute("href") ?? "",
        name: (link.getAttribute("aria-label") ?? link.textContent ?? "").replace(/\s+/g, " ").trim(),
        target: link.target,
        rel: link.rel,
      })),
      ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
    }));
  });
  const place = ({ page, href, name }: FoundLink) => `${page}: “${name}” to ${href}`;

  await test.step("inside the site: to a page or file that is there, and to an anchor that it has", async () => {
    const inside = links.filter(({ href }) => /^[/#]/.test(href));
    const statuses = new Map<string, number>();
    const broken: string[] = [];
    for (const link of inside) {
      const url = new URL(link.href, `http://site${link.page}`);
      if (!statuses.has(url.pathname)) {
        // A link to an address that redirects would cost each visitor a second request.
        const response = await request.get(site.address + url.pathname, { maxRedirects: 0 });
        statuses.set(url.pathname, response.status());
      }
      if (statuses.get(url.pathname) !== 200) broken.push(place(link));
      else if (url.hash && !anchors.get(url.pathname)?.has(decodeURIComponent(url.hash.slice(1))))
        broken.push(place(link));
    }
    expect.soft(broken).toEqual([]);
    expect(inside.length).toBeGreaterThan(pages.length * 10);
  });

  await test.step("outside: in a new tab that cannot reach back, and says so", async () => {
    const outside = links.filter(({ href }) => /^https?:/.test(href));
    const wrong = outside.filter(
      ({ name, target, rel }) =>
        target !== "_blank" || !/noopener/.test(rel) || !/new tab/i.test(name) || name.length < 20,
    );
    expect.soft(wrong.map(place)).toEqual([]);
  });

  await test.step("or to a mail program, a telephone, a calendar; never nowhere", () => {
    const strange = links.filter(({ href }) => !/^([/#]|https?:|mailto:|tel:|webcal:)/.test(href));
    expect.soft(strange.map(place)).toEqual([]);
  });

  await test.step("booking links are six, each where it belongs", () => {
    const booked = (address: string) =>
      new Set(links.filter(({ href }) => href === address).map(({ page }) => page));
    const host = new URL(facts.bookings.introCall.value).host;
    const all = new Set(links.map(({ href }) => href).filter((href) => href.includes(`//${host}/`)));
    const { introCall, personalCoaching } = facts.bookings;
    expect([...all].sort()).toEqual(
      [introCall, personalCoaching, ...terms.map(({ booking }) => booking)].map(({ value }) => value).sort(),
    );
    expect(booked(introCall.value)).toEqual(new Set(pages));
    for (const { booking } of terms) {
      expect(booked(booking.value)).toEqual(
        new Set(["/8-week-mindfulness-course", "/enrol-live-online-course"]),
      );
    }
    const coaching = booked(personalCoaching.value);
    expect(coaching).toContain("/personal-coaching");
    for (const page of coaching) expect(["/personal-coaching", "/coaching"]).toContain(page);
  });
});
