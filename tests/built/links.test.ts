import { existsSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { business } from "#content/business";
import { pagesFromContent } from "#content/pages-from-content";
import { redirects } from "#content/redirects";
import { references } from "#content/references";
import { terms } from "#content/schedule";
import { begunMessagePaths } from "../../domain/pages.ts";
import { bookingOffer } from "../../site/analytics/booking-offer.ts";
import { calendarPaths, termCalendarPath } from "../../site/schedule/calendar/calendar-paths.ts";
import { indexedPaths as pages } from "../../site/seo/sitemap.ts";
import { telephoneUrl, textMessageUrl } from "../../site/ui/telephone-url.ts";
import {
  all,
  attribute,
  builtFile,
  builtPage,
  builtPages,
  type HtmlElement,
  textOf,
} from "../support/built-page.ts";
import { client } from "../support/tested-project.ts";

const anchors = new Map(
  [...pages, ...begunMessagePaths].map((path) => [
    path,
    new Set(all(builtPage(path), "[id]").map((element) => attribute(element, "id"))),
  ]),
);

const links = builtPages().flatMap(({ path, page }) =>
  all(page, "a").map((link) => ({
    path,
    href: attribute(link, "href") ?? "",
    name: nameOf(link),
    target: attribute(link, "target"),
    rel: attribute(link, "rel") ?? "",
    offer: attribute(link, "data-offer"),
  })),
);
type FoundLink = (typeof links)[number];

/** Returns the accessible name of a link. */
function nameOf(link: HtmlElement): string {
  const pictures = all(link, "img").map((image) => attribute(image, "alt") ?? "");
  return attribute(link, "aria-label") ?? [textOf(link), ...pictures].join(" ").trim();
}

const place = ({ path, href, name }: FoundLink) => `${path}: “${name}” to ${href}`;

/** Returns whether a path is a page or file. A redirect would cost each visitor a request. */
const isServed = (path: string) =>
  [...pages, ...begunMessagePaths].includes(path)
    ? existsSync(builtFile(path))
    : statSync(`${client}${path}`, { throwIfNoEntry: false })?.isFile();

test("links inside the site and redirects lead to a page or file, and to an anchor that it has", () => {
  const inside = links.filter(({ href }) => /^[/#]/.test(href));
  const broken = inside.filter(({ path, href }) => {
    const url = new URL(href, `http://site${path}`);
    if (!isServed(url.pathname)) return true;
    return url.hash && !anchors.get(url.pathname)?.has(decodeURIComponent(url.hash.slice(1)));
  });
  expect(broken.map(place)).toEqual([]);
  const redirected = redirects.map(({ to }) => new URL(to, "http://site"));
  const lost = redirected.filter(
    ({ pathname, hash }) => !isServed(pathname) || (hash && !anchors.get(pathname)?.has(hash.slice(1))),
  );
  expect(lost.map(String)).toEqual([]);
  expect(inside.length).toBeGreaterThan(pages.length * 10);
});

test("each page that is there because of the content is linked from another one", () => {
  const isLinked = (to: string) =>
    links.some(({ path, href }) => path !== to && new URL(href, "http://site").pathname === to);
  expect(pagesFromContent.map(({ path }) => path).filter((path) => !isLinked(path))).toEqual([]);
});

test("a study whose figures stand outside the articles links to its source", () => {
  const names = /\b(?:surveys?|study|studies|trials?)\b[^.?]*(?:\d|\bthirteen\b|\bper cent\b)/i;
  const named = builtPages()
    .filter(({ path }) => !path.startsWith("/blog/"))
    .flatMap(({ path, page }) => all(page, "main p, main dd").map((element) => ({ path, element })))
    // The source of the rating may be a survey of the owner's own.
    .filter(({ element }) => names.test(textOf(element).replace(business.claims.source ?? "", "")));
  const unsourced = named.filter(
    ({ element }) =>
      !all(element, "a").some((link) => {
        const [article = "", id = ""] = (attribute(link, "href") ?? "").split("#");
        return article.startsWith("/blog/") && id in references;
      }),
  );
  expect(unsourced.map(({ path, element }) => `${path}: ${textOf(element)}`)).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});

test("links to other sites open a new tab without access to this one, and announce it", () => {
  const outside = links.filter(({ href }) => /^https?:/.test(href));
  const wrong = outside.filter(
    ({ name, target, rel }) =>
      target !== "_blank" ||
      !/noopener/.test(rel) ||
      !/\(opens in a new tab\)/i.test(name) ||
      name.length < 25,
  );
  expect(wrong.map(place)).toEqual([]);
});

test("every link has a name and leads to a page, another site, an email address, a telephone or a calendar", () => {
  const strange = links.filter(({ href }) => !/^([/#]|https?:|mailto:|(?:tel|sms):|webcal:)/.test(href));
  expect.soft(strange.map(place)).toEqual([]);
  expect.soft(links.filter(({ name }) => !name).map(place)).toEqual([]);
});

const pagesThatLinkTo = (url: string) =>
  new Set(links.filter(({ href }) => href === url).map(({ path }) => path));

test("the free intro call can be booked on every page", () => {
  expect(pagesThatLinkTo(business.bookings.introCall)).toEqual(new Set(pages));
});

test("each term can be booked on the home page, the course page and the enrolment page", () => {
  for (const { name, booking } of terms) {
    expect(pagesThatLinkTo(booking), name).toEqual(
      new Set(["/", "/8-week-mindfulness-course", "/enrol-live-online-course"]),
    );
  }
});

test("coaching can be booked on the home page and the coaching pages only", () => {
  const found = pagesThatLinkTo(business.bookings.personalCoaching);
  expect(found).toContain("/personal-coaching");
  for (const path of found) expect(["/", "/personal-coaching", "/coaching"]).toContain(path);
});

test("the booking links of different offers are distinct, and links to their hosts are no other", () => {
  const { introCall, personalCoaching } = business.bookings;
  const bookings = [introCall, personalCoaching, ...terms.map(({ booking }) => booking)];
  expect(bookings.map(bookingOffer)).toEqual([
    ...["intro call", "personal coaching"],
    ...terms.map(({ name }) => name.toLowerCase()),
  ]);
  const hosts = new Set(bookings.map((url) => new URL(url).host));
  const strange = links.filter(
    ({ href }) => /^https?:/.test(href) && hosts.has(new URL(href).host) && !bookingOffer(href),
  );
  expect(strange.map(place)).toEqual([]);
});

test("every link to a booking names its offer for the count of clicks", () => {
  const booking = links.filter(({ href }) => bookingOffer(href));
  expect(booking.length).toBeGreaterThan(pages.length);
  expect(booking.filter(({ href, offer }) => offer !== bookingOffer(href)).map(place)).toEqual([]);
});

test("on the page of the Sunday class, Join leads to how booking works, and booking to the centre", () => {
  const own = links.filter(({ path }) => path === "/sunday-class");
  const joining = own.filter(({ name }) => /^Join/.test(name));
  expect(joining.map(({ href }) => href)).toEqual(joining.map(() => "/book-in-person-class"));
  expect(joining.length).toBeGreaterThan(1);
  const booking = own.filter(({ name }) => /^book with the centre/i.test(name));
  expect(new Set(booking.map(({ href }) => href))).toEqual(new Set([business.centre.timetable]));
});

test("the enrolment page offers the calendar of each term, and one of all terms to subscribe to", () => {
  const own = new Set(
    links.filter(({ path }) => path === "/enrol-live-online-course").map(({ href }) => href),
  );
  for (const term of terms) expect.soft(own, term.name).toContain(termCalendarPath(term));
  const subscription = `webcal://${new URL(business.url).host}${calendarPaths.course}`;
  expect(own.has(subscription)).toBe(terms.length > 0);
});

test("a support line that a page names can be called and texted", () => {
  for (const { path, page } of builtPages()) {
    const text = textOf(page);
    const hrefs = new Set(links.filter((link) => link.path === path).map(({ href }) => href));
    for (const { number, textNumber } of business.supportLines.filter(({ number }) => number.includes(" "))) {
      if (text.includes(number)) expect.soft(hrefs, `${number} on ${path}`).toContain(telephoneUrl(number));
      if (textNumber && text.includes(textNumber)) {
        expect.soft(hrefs, `${textNumber} on ${path}`).toContain(textMessageUrl(textNumber));
      }
    }
  }
});
