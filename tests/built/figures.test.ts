import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { business } from "#content/business";
import {
  classFacts,
  coachingHours,
  courseBadge,
  course as courseFacts,
  panicking,
  shouldIDoThis,
} from "#content/common";
import { lessons } from "#content/lessons";
import { whatItAsks } from "#content/pages/course";
import { enrol } from "#content/pages/enrol";
import { refunds } from "#content/pages/faq";
import { practices } from "#content/practices";
import { coaching, course, sundayClass } from "#content/schedule";
import { testimonials } from "#content/testimonials";
import { fieldAt, metaOf } from "../../content-model/compiler/field-at.ts";
import { plainText } from "../../content-model/schema/prose.ts";
import { scheduleSchema } from "../../content-model/schema/schedule.ts";
import { inWords } from "../../domain/format-text.ts";
import { paths } from "../../domain/pages.ts";
import { videoItems } from "../../site/components/video/videos.ts";
import { readingMinutes } from "../../site/pages/video-library/entries.tsx";
import { calendarPaths } from "../../site/schedule/calendar/calendar-paths.ts";
import { telephoneUrl } from "../../site/ui/telephone-url.ts";
import { all, attribute, builtPage, one, textOf } from "../support/built-page.ts";
import { client } from "../support/tested-project.ts";

const { claims, place } = business;

test("what the owner gave stands where people look for it, and nothing in its place otherwise", () => {
  const { publicTransport } = business.centre;
  const { halfPricePlaces: places } = course;
  const count = places && places > 1 && inWords(places, { capital: true });
  const halfPrice = count
    ? `${count}${plainText(courseFacts.halfPrice.many)}`
    : plainText(courseFacts.halfPrice.one);
  const classPages = [paths.sundayClass, paths.firstClass, paths.bookClass];
  // Each is a row of the class's facts, whichever there are.
  const textsOfClass = Object.entries(sundayClass)
    .filter(([key]) => metaOf(fieldAt(scheduleSchema, ["sundayClass", key]))?.kind === "text")
    .flatMap(([, words]) => (words ? [[String(words), true, classPages] as const] : []));
  const given: readonly (readonly [words: string, isGiven: boolean, paths: readonly string[]])[] = [
    [halfPrice, places !== undefined, [paths.course, paths.enrol, paths.services]],
    [coaching.hours ?? coachingHours, Boolean(coaching.hours), [paths.personalCoaching, paths.coaching]],
    [publicTransport ?? classFacts.publicTransport, Boolean(publicTransport), classPages],
    ...textsOfClass,
  ];
  const { upTo, priceFrom, hour, insurance, invoice } = business.workplaces ?? {};
  const workplaces = [upTo, priceFrom, hour, insurance, invoice].flatMap((words) =>
    words ? [[words, true, [paths.services, "/contact/workplaces"]] as const] : [],
  );
  const { loop, microphone, seat, sheet } = sundayClass.hearing;
  const heard = [loop, microphone, seat, sheet].flatMap((words) =>
    words ? [[words, true, [paths.firstClass]] as const] : [],
  );
  const panic = panicking.steps.map((step) => [step, true, [paths.practise, paths.guidedPractices]] as const);
  for (const [words, isGiven, where] of [...given, ...workplaces, ...heard, ...panic]) {
    for (const path of where) {
      const facts = all(one(builtPage(path), "main"), "dd, dt, .small, li").map(textOf);
      expect
        .soft(
          facts.some((text) => (isGiven ? text.includes(words) : text === words)),
          `${words} on ${path}`,
        )
        .toBe(isGiven);
    }
  }
});

test("course page, enrol page and calendar file say the same about when the video link comes", () => {
  const { videoLink } = business.sentences;
  for (const path of [paths.course, paths.enrol])
    expect.soft(textOf(one(builtPage(path), "main")), path).toContain(videoLink);
  const file = readFileSync(`${client}${calendarPaths.course}`, "utf8").replace(/\r\n[ \t]/g, "");
  expect(file).toContain(videoLink.replaceAll(",", "\\,"));
});

test("the course page says a rating only with its source, its date and the number of answers", () => {
  const text = textOf(one(builtPage("/8-week-mindfulness-course"), "main"));
  if (claims.answers && claims.source && claims.asOf) {
    const rating = `${claims.rating}/${claims.ratingOutOf} from ${claims.answers} who answered`;
    expect(text).toContain(`${rating} (${claims.source}, to ${claims.asOf}); ${claims.graduates}+ graduates`);
  } else expect(text).not.toMatch(/graduates|\d\/\d/);
});

test("the services page says what shows that the course is the most popular, below the words", () => {
  const figures = all(one(builtPage(paths.services), "main"), "article > p").map(textOf);
  const { proven, otherwise } = courseBadge;
  const expected = claims.mostBooked ? `${proven} ${claims.mostBooked}` : otherwise;
  expect(figures.filter((figure) => figure.startsWith(expected))).toHaveLength(1);
  if (!claims.mostBooked) expect(figures.join(" ")).not.toContain(proven);
});

test("refunds say how to complain, in the words of the About page, and lead to a message", () => {
  const lines = all(builtPage(paths.faq), "#money dl > div");
  const complain = lines.filter((line) => textOf(line).startsWith(refunds.complaints.name));
  const complaints = business.referring?.complaints;
  expect(complain).toHaveLength(complaints ? 1 : 0);
  for (const line of complain) {
    expect(textOf(line)).toContain(complaints);
    expect(attribute(one(line, "a"), "href")).toBe(paths.contact);
  }
});

test("until when a coaching session can be moved stands beside its price", () => {
  const prices = all(builtPage(paths.personalCoaching), "main li").map(textOf);
  expect(prices[0]).toContain(`up to ${coaching.freeChangeHours} hours before`);
});

test("pages show what only the owner can settle, and no figure of it while it isn't settled", () => {
  const asks = textOf(one(builtPage("/8-week-mindfulness-course"), '[aria-labelledby="what-it-asks"]'));
  for (const field of ["whoCanJoin", "ifTooFew", "ifICancel", "ifDistressed"] as const) {
    const { name, otherwise } = whatItAsks[field];
    expect.soft(asks, field).toContain(`${name} ${course[field] ?? plainText(otherwise)}`);
  }
  const { name } = classFacts.places;
  for (const path of ["/sunday-class", "/book-in-person-class"]) {
    const rows = all(builtPage(path), "main dl div").map(textOf);
    const expected = sundayClass.places === undefined ? [] : [`${name} ${sundayClass.places}`];
    expect
      .soft(
        rows.filter((row) => row.startsWith(`${name} `)),
        path,
      )
      .toEqual(expected);
  }
});

test("each testimonial says its rating out of five", () => {
  for (const [path, said] of [
    ["/", testimonials.home],
    ["/about", testimonials.about],
    ["/8-week-mindfulness-course", testimonials.course],
    ["/sunday-class", testimonials.sundayClass],
    ["/personal-coaching", testimonials.coaching],
  ] as const) {
    const quotes = all(builtPage(path), "main figure").map(textOf);
    for (const { name, rating } of said.filter(({ rating }) => rating !== undefined)) {
      const own = quotes.find((quote) => quote.includes(name));
      expect.soft(own, `${name} on ${path}`).toContain(`${rating} out of 5`);
    }
  }
});

test("the contact form asks for the interests that the specification lists", () => {
  const choices = all(builtPage("/contact"), 'select[name="interest"] option');
  expect(choices.map(textOf)).toEqual([
    `Sunday ${place.town} Class`,
    "8-Week Online Course",
    "1-to-1 Coaching",
    "General Question",
  ]);
});

test("the enrol page says before the terms what happens to money and recordings, and who should ask first", () => {
  const text = textOf(one(builtPage("/enrol-live-online-course"), "main"));
  const answers = textOf(one(builtPage("/enrol-live-online-course"), '[aria-labelledby="before-you-pay"]'));
  const refund = business.sentences.refund.replace(/\[(.*?)\]\(.*?\)/g, "$1");
  for (const words of [refund, business.sentences.recording, shouldIDoThis.heading]) {
    expect.soft(answers, words).toContain(words);
  }
  expect(text.indexOf(answers)).toBeLessThan(text.indexOf(enrol.terms.heading));
});

test("the video library states the length of each practice, video and text", () => {
  const text = textOf(one(builtPage("/video-library"), "main"));
  const shown = [...text.matchAll(/\b(\d+) min\b/g)].map(([, minutes]) => Number(minutes));
  expect(shown.sort()).toEqual(
    [
      ...videoItems.map(({ minutes }) => minutes),
      // What can be done until there is a video.
      ...practices.filter(({ youtube }) => !youtube).map(({ minutes }) => minutes),
      ...lessons.filter(({ youtube }) => !youtube).map(readingMinutes),
    ].sort(),
  );
});

test("those who refer find what the owner has said for them, by a link on the contact page, and else nothing", () => {
  const facts = Object.values(business.referring ?? {});
  const given = facts.filter((fact) => fact !== undefined);
  const about = builtPage("/about");
  const toIt = all(builtPage("/contact"), 'main a[href="/about#referring"]');
  if (given.length === 0) {
    expect(all(about, "#referring")).toEqual([]);
    expect(toIt).toEqual([]);
    return;
  }
  expect(toIt).toHaveLength(1);
  const section = one(about, 'section[aria-labelledby="referring"]');
  for (const fact of [business.teacher.name, ...given]) {
    expect.soft(textOf(section)).toContain(String(fact));
  }
  expect(all(section, "dt"), "lines of empty facts").toHaveLength(given.length + 1);
  const { phone } = business.referring ?? {};
  const calls = all(section, "a")
    .map((link) => attribute(link, "href"))
    .filter((to) => to?.startsWith("tel:"));
  expect(calls).toEqual(phone ? [telephoneUrl(phone)] : []);
});

/** Where the crisis line stands beside menu and footer. */
test.each(["/", "/coaching", "/personal-coaching"])(
  "the crisis line stands once in the body of %s",
  (path) => {
    const [firstLine = ""] = business.sentences.crisis.split("\n");
    expect(textOf(one(builtPage(path), "main")).split(firstLine).length - 1).toBe(1);
  },
);

test("every page ends with where the business is, its profiles, and the year of its copyright", () => {
  for (const path of ["/", "/faq", "/contact"]) {
    const element = one(builtPage(path), "body > footer");
    for (const { url } of business.social) expect.soft(all(element, `a[href="${url}"]`), url).toHaveLength(1);
    const footer = textOf(element);
    expect.soft(footer, path).toContain(`${place.town} ${place.state} ${place.postcode}`);
    expect.soft(footer, path).toContain(String(business.copyrightYear));
  }
});
