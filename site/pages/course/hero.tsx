import { business } from "#content/business";
import { course as facts } from "#content/common";
import { course as page } from "#content/pages/course";
import { course } from "#content/schedule";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { money } from "../../../domain/money.ts";
import { Print } from "../../art/print.tsx";
import { CourseBooking } from "../../components/course-facts/course-booking.tsx";
import { CourseTimes } from "../../components/course-facts/course-times.tsx";
import { NextStart } from "../../components/course-facts/next-start.tsx";
import { PictureHero } from "../../components/picture-hero/picture-hero.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./hero.module.css";

const words = page.hero;
const { source, asOf } = business.claims;

/** The facts, as a regatta program in the sky, and the button that books the next term. */
export function Hero() {
  return (
    <PictureHero
      headingId="course-heading"
      className={styles.hero}
      picture={<Print name="eight" alt={words.picture} priority />}
    >
      <h1 id="course-heading">
        <Prose of={words.heading} />
      </h1>
      <p>
        <Prose of={words.lead} />
      </p>
      <dl className={styles.program}>
        <div>
          <dt>{facts.starts}</dt>
          <dd>
            <NextStart />
          </dd>
        </div>
        <div>
          <dt>{facts.price}</dt>
          <dd>{money(course.price)}</dd>
        </div>
        <div>
          <dt>{facts.when}</dt>
          <dd>
            <CourseTimes />
          </dd>
        </div>
        <div>
          <dt>{facts.where}</dt>
          <dd>{facts.place}</dd>
        </div>
        <div>
          <dt>{facts.refund}</dt>
          <dd>{facts.refundTerms}</dd>
        </div>
      </dl>
      <CourseBooking tone="dark" className={styles.book} withoutScripts={words.buttonWithoutScripts}>
        {source && asOf && (
          <span className={styles.rating}>
            {fillSlots(words.rating, { "claims.source": source, "claims.asOf": asOf })}
          </span>
        )}
      </CourseBooking>
    </PictureHero>
  );
}
