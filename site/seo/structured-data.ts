import { business } from "#content/business";
import { course } from "#content/schedule";
import type { Faq } from "../../content-model/schema/faqs.ts";
import { plainText } from "../../content-model/schema/prose.ts";
import type { Term } from "../../content-model/schema/schedule.ts";
import { addDays } from "../../domain/calendar-day.ts";
import { countryName } from "../../domain/format-text.ts";
import { money } from "../../domain/money.ts";
import { paths } from "../../domain/pages.ts";
import type { PriceName, PriceStep } from "../../domain/prices.ts";
import { termId } from "../../domain/terms.ts";
import { absences } from "../for-a-while/entries.ts";
import { coachingSteps, courseSteps, type Steps, stepsOf, stepsOfTerm } from "../for-a-while/prices.tsx";
import { currentTerms } from "../schedule/scheduled-terms.ts";
import { endDateOf } from "../schedule/terms.ts";
import { publicUrl } from "./public-url.ts";

/** A thing that schema.org describes, as JSON-LD. */
type Thing = { readonly "@type": string; readonly [property: string]: unknown };

export type StructuredData = Thing & { readonly "@context": typeof context };

const context = "https://schema.org" as const;

/** Ids by which pages refer to an object that another page describes. */
export const ids = {
  business: publicUrl("/#business"),
  teacher: publicUrl("/#teacher"),
  course: publicUrl(`${paths.course}#course`),
} as const;

/** Describes the business, for the pages about it. Other pages refer to it by id. */
export function localBusiness(): StructuredData {
  const { place, openingHours } = business;
  return {
    "@context": context,
    "@type": "LocalBusiness",
    "@id": ids.business,
    name: business.name,
    url: publicUrl("/"),
    email: business.email,
    image: publicUrl("/og-image.jpg"),
    address: {
      "@type": "PostalAddress",
      addressLocality: place.town,
      addressRegion: place.state,
      postalCode: place.postcode,
      addressCountry: place.country,
    },
    geo: { "@type": "GeoCoordinates", latitude: place.latitude, longitude: place.longitude },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      opens: openingHours.opens,
      closes: openingHours.closes,
    },
    ...(absences.length > 0 && {
      specialOpeningHoursSpecification: absences.map(({ from, until }) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: from,
        validThrough: until,
        // Closed all day, as search engines read it.
        opens: "00:00",
        closes: "00:00",
      })),
    }),
    priceRange: priceRange([...courseSteps, ...coachingSteps].map(({ amount }) => amount)),
    founder: { "@id": ids.teacher },
    sameAs: business.social.map((profile) => profile.url),
  };
}

/** Formats the lowest and highest price: "$60–$240". */
function priceRange(prices: readonly number[]): string {
  const ends = new Set([Math.min(...prices), Math.max(...prices)]);
  return [...ends].map(money).join("–");
}

/** A reference to the business. */
const provider = {
  "@type": "Organization",
  "@id": ids.business,
  name: business.name,
} as const;

/** Describes the teacher. */
export function teacher(): StructuredData {
  const { name, jobTitle, affiliation } = business.teacher;
  return {
    "@context": context,
    "@type": "Person",
    "@id": ids.teacher,
    name: name,
    jobTitle: jobTitle,
    affiliation: { "@type": "Organization", name: affiliation },
    worksFor: { "@id": ids.business },
    url: publicUrl(paths.about),
  };
}

/** Describes a price in Australian dollars as an offer; one that others follow as several, each with its days. */
export function offersOf([now, ...later]: Steps, more: object = {}): Thing | readonly Thing[] {
  const offer = ({ amount, from }: PriceStep, next: PriceStep | undefined): Thing => ({
    "@type": "Offer",
    price: amount,
    priceCurrency: "AUD",
    ...(from && { validFrom: from }),
    ...(next?.from && { priceValidUntil: addDays(next.from, -1) }),
    ...more,
  });
  const first = offer(now, later[0]);
  return later.length === 0 ? first : [first, ...later.map((step, index) => offer(step, later[index + 1]))];
}

/** Describes a service of the business. */
export function service(facts: {
  name: string;
  description: string;
  path: string;
  price?: PriceName;
}): StructuredData {
  const steps = facts.price && stepsOf(facts.price);
  return {
    "@context": context,
    "@type": "Service",
    name: facts.name,
    description: facts.description,
    url: publicUrl(facts.path),
    provider,
    areaServed: { "@type": "Country", name: countryName(business.place.country) },
    ...(steps && { offers: offersOf(steps) }),
  };
}

/** Describes the 8-week course, with an instance for each of the year's terms, which may have ended. */
export function onlineCourse(description: string): StructuredData {
  const instances = currentTerms(Date.now()).map(courseInstance);
  return {
    "@context": context,
    "@type": "Course",
    "@id": ids.course,
    name: course.name,
    description,
    provider,
    offers: offersOf(courseSteps, { category: "Paid" }),
    ...(instances.length > 0 && { hasCourseInstance: instances }),
  };
}

function courseInstance(term: Term): Thing {
  return {
    "@type": "CourseInstance",
    name: `${course.name}, ${term.name}`,
    url: publicUrl(`${paths.enrol}#${termId(term)}`),
    startDate: term.startDate,
    endDate: endDateOf(term),
    courseMode: "Online",
    offers: offersOf(stepsOfTerm(term), { category: "Paid", url: term.booking }),
    instructor: { "@id": ids.teacher },
    courseSchedule: {
      "@type": "Schedule",
      repeatFrequency: "P1W",
      repeatCount: course.sessions,
      duration: `PT${course.sessionMinutes}M`,
      ...(term.skips.length > 0 && { exceptDate: term.skips }),
    },
  };
}

/** Describes the questions and answers on a page; returns an empty list without questions. */
export function faqPage(faqs: readonly Faq[]): readonly StructuredData[] {
  if (faqs.length === 0) return [];
  const mainEntity = faqs.map(
    ({ question, answer }) =>
      ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
      }) as const,
  );
  return [{ "@context": context, "@type": "FAQPage", mainEntity }];
}

/** Describes the way to a page from the pages above it, topmost first. The page itself comes last. */
export function breadcrumbs(
  trail: readonly { readonly name: string; readonly path: string }[],
): StructuredData {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(
      ({ name, path }, index) =>
        ({ "@type": "ListItem", position: index + 1, name, item: publicUrl(path) }) as const,
    ),
  };
}

/** Describes an article. Dates are ISO 8601. */
export function article(facts: {
  title: string;
  description: string;
  path: string;
  image: string;
  publishedTime: string;
  modifiedTime?: string;
  author: string;
  section: string | undefined;
  wordCount: number;
}): StructuredData {
  return {
    "@context": context,
    "@type": "Article",
    headline: facts.title,
    description: facts.description,
    url: publicUrl(facts.path),
    image: publicUrl(facts.image),
    datePublished: facts.publishedTime,
    dateModified: facts.modifiedTime ?? facts.publishedTime,
    author: { "@type": "Person", "@id": ids.teacher, name: facts.author },
    publisher: provider,
    ...(facts.section && { articleSection: facts.section }),
    wordCount: facts.wordCount,
  };
}
