import { course as words } from "#content/common";
import { course } from "#content/schedule";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { inWords } from "../../../domain/format-text.ts";

/** Says how many places of a term are at half price. An owner may have none. No link: the first one is the booking's. */
export function HalfPrice() {
  const { halfPricePlaces: places } = course;
  if (places === undefined) return null;
  const { one, many } = words.halfPrice;
  return (
    <small className="small">
      {places === 1 ? one : fillSlots(many, { "course.halfPrice": inWords(places, { capital: true }) })}
    </small>
  );
}
