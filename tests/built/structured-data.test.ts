import { expect, test } from "vitest";
import { articles } from "#content/articles";
import { business } from "#content/business";
import { faqs } from "#content/faqs";
import { coaching, course, sundayClass, timeZone } from "#content/schedule";
import { plainText } from "../../content-model/schema/prose.ts";
import { withNoBreakSpaces } from "../../domain/format-text.ts";
import { money } from "../../domain/money.ts";
import { articlePath } from "../../domain/pages.ts";
import { termId } from "../../domain/terms.ts";
import { currentTerms } from "../../site/schedule/scheduled-terms.ts";
import { endDateOf } from "../../site/schedule/terms.ts";
import { publicUrl } from "../../site/seo/public-url.ts";
import { builtPage, one, structuredData, textOf } from "../support/built-page.ts";
import { routeTable } from "../support/route-table.ts";

const describedOn = (path: string, type: string) =>
  structuredData(builtPage(path)).find((thing) => thing["@type"] === type);

const described = describedOn("/", "LocalBusiness");

test.each(routeTable)("$path describes exactly the types of its row", ({ path, structuredData: types }) => {
  const found = structuredData(builtPage(path)).map((thing) => thing["@type"] as string);
  expect(found.sort()).toEqual([...types].sort());
});

test("the business is described with its place, hours and prices, by one id", () => {
  expect(described).toMatchObject({
    "@context": "https://schema.org",
    name: business.name,
    email: business.email,
    address: {
      addressLocality: business.place.town,
      addressRegion: business.place.state,
      postalCode: business.place.postcode,
      addressCountry: business.place.country,
    },
    geo: {
      "@type": "GeoCoordinates",
      latitude: business.place.latitude,
      longitude: business.place.longitude,
    },
    openingHoursSpecification: business.openingHours,
    priceRange: [coaching.price, course.price]
      .sort((a, b) => a - b)
      .map(money)
      .join("–"),
    sameAs: business.social.map(({ url }) => url),
  });
  expect(described?.["@id"]).toBeTruthy();
  expect(describedOn("/contact", "LocalBusiness")?.["@id"]).toBe(described?.["@id"]);
});

test("the teacher works for the business", () => {
  const { name, jobTitle, affiliation } = business.teacher;
  expect(describedOn("/", "Person")).toMatchObject({
    name: name,
    jobTitle: jobTitle,
    affiliation: { name: affiliation },
    worksFor: { "@id": described?.["@id"] },
  });
});

test("services, course and articles name the business by the same id", () => {
  const named = { "@id": described?.["@id"], name: business.name };
  expect(describedOn("/personal-coaching", "Service")).toMatchObject({ provider: named });
  expect(describedOn("/enrol-live-online-course", "Course")).toMatchObject({ provider: named });
  for (const { slug } of articles) {
    expect(describedOn(articlePath(slug), "Article"), slug).toMatchObject({ publisher: named });
  }
});

test("the Sunday class is a weekly event at the centre, which organises it", () => {
  const { centre } = business;
  const { price, startTime, endTime } = sundayClass;
  const event = describedOn("/sunday-class", "EventSeries");
  expect(event).toMatchObject({
    eventSchedule: { repeatFrequency: "P1W", startTime, endTime, scheduleTimezone: timeZone },
    location: { "@type": "Place", name: centre.name, address: centre.streetAddress },
    organizer: { "@type": "Organization", name: centre.name },
    performer: { name: business.teacher.name },
    ...(price !== undefined && { offers: { price, priceCurrency: "AUD", url: centre.timetable } }),
  });
  expect(JSON.stringify(event)).not.toContain("areaServed");
});

test("prices and dates are those of the schedule, of one term of each name", () => {
  for (const path of ["/8-week-mindfulness-course", "/enrol-live-online-course"]) {
    expect(describedOn(path, "Course"), path).toMatchObject({
      offers: { price: course.price, priceCurrency: "AUD" },
    });
    expect(describedOn(path, "Course")?.hasCourseInstance ?? [], path).toMatchObject(
      currentTerms(Date.now()).map((term) => ({
        url: publicUrl(`/enrol-live-online-course#${termId(term)}`),
        startDate: term.startDate,
        endDate: endDateOf(term),
        offers: { price: course.price, priceCurrency: "AUD", url: term.booking },
      })),
    );
  }
  for (const path of ["/personal-coaching", "/coaching"]) {
    expect(describedOn(path, "Service"), path).toMatchObject({
      offers: { price: coaching.price, priceCurrency: "AUD" },
    });
  }
});

test.each([
  ["/", faqs.home],
  ["/8-week-mindfulness-course", faqs.course],
] as const)("%s describes the questions that it answers", (path, questions) => {
  const { mainEntity = [] } = describedOn(path, "FAQPage") ?? {};
  expect(mainEntity).toMatchObject(
    questions.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: withNoBreakSpaces(plainText(answer)) },
    })),
  );
  const text = textOf(one(builtPage(path), "main"));
  for (const { question } of questions) expect(text).toContain(question);
});

test("every question of the FAQ page is described and shown", () => {
  const questions = Object.values(faqs.faqPage).flat();
  const { mainEntity = [] } = describedOn("/faq", "FAQPage") ?? {};
  expect(mainEntity).toMatchObject(questions.map(({ question }) => ({ name: question })));
  const text = textOf(one(builtPage("/faq"), "main"));
  for (const { question } of questions) expect.soft(text).toContain(question);
});
