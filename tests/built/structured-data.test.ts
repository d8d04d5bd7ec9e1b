import { expect, test } from "vitest";
import articles from "../../app/articles/articles.server.ts";
import { articlePath } from "../../app/paths.ts";
import { endDateOf, terms } from "../../app/schedule/terms.ts";
import { money } from "../../app/ui/money.ts";
import { classFaqs, coachingFaqs, generalFaqs, onlineCourseFaqs } from "../../content/faq-page.ts";
import { courseFaqs, homeFaqs } from "../../content/faqs.ts";
import { coaching, course } from "../../content/schedule.ts";
import { site } from "../../content/site.ts";
import { builtPage, one, structuredData, textOf } from "../support/built-page.ts";
import { routeTable } from "../support/route-table.ts";

const describedOn = (path: string, type: string) =>
  structuredData(builtPage(path)).find((thing) => thing["@type"] === type);

const business = describedOn("/", "LocalBusiness");

test.each(routeTable)("$path describes exactly the types of its row", ({ path, structuredData: types }) => {
  const found = structuredData(builtPage(path)).map((thing) => thing["@type"] as string);
  expect(found.sort()).toEqual([...types].sort());
});

test("the business is described with its place, hours and prices, by one id", () => {
  expect(business).toMatchObject({
    "@context": "https://schema.org",
    name: site.name.value,
    email: site.email.value,
    address: {
      addressLocality: site.locality.town,
      addressRegion: site.locality.state,
      postalCode: site.locality.postcode,
      addressCountry: site.locality.country,
    },
    geo: { "@type": "GeoCoordinates", ...site.geo },
    openingHoursSpecification: site.openingHours,
    priceRange: [coaching.priceAud, course.priceAud]
      .sort((a, b) => a - b)
      .map(money)
      .join("–"),
    sameAs: site.social.map(({ url }) => url.value),
  });
  expect(business?.["@id"]).toBeTruthy();
  expect(describedOn("/contact", "LocalBusiness")?.["@id"]).toBe(business?.["@id"]);
});

test("the teacher works for the business", () => {
  const { name, jobTitle, affiliation } = site.teacher;
  expect(describedOn("/", "Person")).toMatchObject({
    name: name.value,
    jobTitle: jobTitle.value,
    affiliation: { name: affiliation.value },
    worksFor: { "@id": business?.["@id"] },
  });
});

test("services, course and articles name the business by the same id", () => {
  const named = { "@id": business?.["@id"], name: site.name.value };
  expect(describedOn("/sunday-class", "Service")).toMatchObject({ provider: named });
  expect(describedOn("/enrol-live-online-course", "Course")).toMatchObject({ provider: named });
  for (const { slug } of articles) {
    expect(describedOn(articlePath(slug), "Article"), slug).toMatchObject({ publisher: named });
  }
});

test("prices and dates are those of the schedule", () => {
  for (const path of ["/8-week-mindfulness-course", "/enrol-live-online-course"]) {
    expect(describedOn(path, "Course"), path).toMatchObject({
      offers: { price: course.priceAud, priceCurrency: "AUD" },
      hasCourseInstance: terms.map((term) => ({ startDate: term.startDate, endDate: endDateOf(term) })),
    });
  }
  for (const path of ["/personal-coaching", "/coaching"]) {
    expect(describedOn(path, "Service"), path).toMatchObject({
      offers: { price: coaching.priceAud, priceCurrency: "AUD" },
    });
  }
});

test.each([
  ["/", homeFaqs],
  ["/8-week-mindfulness-course", courseFaqs],
] as const)("%s describes the questions that it answers", (path, faqs) => {
  const { mainEntity = [] } = describedOn(path, "FAQPage") ?? {};
  expect(mainEntity).toMatchObject(
    faqs.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
  );
  const text = textOf(one(builtPage(path), "main"));
  for (const { question } of faqs) expect(text).toContain(question);
});

test("every question of the FAQ page is described and shown", () => {
  const faqs = [...generalFaqs, ...classFaqs, ...onlineCourseFaqs, ...coachingFaqs];
  const { mainEntity = [] } = describedOn("/faq", "FAQPage") ?? {};
  expect(mainEntity).toMatchObject(faqs.map(({ question }) => ({ name: question })));
  const text = textOf(one(builtPage("/faq"), "main"));
  for (const { question } of faqs) expect.soft(text).toContain(question);
});
