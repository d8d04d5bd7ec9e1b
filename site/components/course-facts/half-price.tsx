import { course as words } from "#content/common";
import { course } from "#content/schedule";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { paths } from "../../../domain/pages.ts";
import { inWords } from "../../../domain/words.ts";

/** Says how many places of a term are at half price, and links to how to ask for one. An owner may have none. */
export function HalfPrice() {
  const { halfPricePlaces: places } = course;
  if (places === undefined) return null;
  const { one, many } = words.halfPrice;
  return (
    <a href={`${paths.faq}#money`}>
      {places === 1 ? one : fillSlots(many, { "course.halfPrice": inWords(places, { capital: true }) })}
    </a>
  );
}
