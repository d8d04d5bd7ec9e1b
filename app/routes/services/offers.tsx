import { coaching, course, sundayClass } from "../../../content/schedule.ts";
import { site } from "../../../content/site.ts";
import { paths } from "../../paths.ts";
import { ForNextTerm } from "../../schedule/for-next-term.tsx";
import { formatDate, formatTime, formatTimeRange } from "../../schedule/format-date.ts";
import { ScheduleClock } from "../../schedule/schedule-clock.tsx";
import { termNames } from "../../schedule/terms.ts";
import { ButtonLink, ExternalButtonLink } from "../../ui/button/button.tsx";
import { money } from "../../ui/money.ts";
import { Offer } from "./offer.tsx";
import styles from "./offers.module.css";

/** The three offers with prices, facts and where to book. */
export function Offers() {
  return (
    <section className={styles.section} aria-label="Services and prices">
      <div className="wrap">
        <Offer
          figure="Drop in"
          name="Sunday class"
          text="One idea, one practice, time for questions, and home before the papers are read. The easiest way to find out whether you can stand me."
          facts={[
            [
              "When",
              `${sundayClass.weekday}s, ${formatTimeRange(sundayClass.startTime, sundayClass.endTime)}`,
            ],
            ["Where", `The aquatic and lifestyle centre, ${site.locality.town}`],
            ["Pay", "The centre’s casual rate, to the centre"],
          ]}
          more={{ to: paths.sundayClass, label: "What the class is like" }}
        >
          <ExternalButtonLink href={site.centre.timetable.value} tone="quiet">
            Book with the centre
          </ExternalButtonLink>
        </Offer>
        <ScheduleClock>
          <Offer
            figure={money(course.priceAud)}
            badge="Most Popular"
            name={`${course.sessions}-week course`}
            text="The whole system, one technique a week, with a small group who’ve had the same sort of week you have."
            facts={[
              [
                "When",
                `${course.sessions} ${course.weekday}s, ${formatTime(course.startTime)}, ${course.sessionMinutes} minutes`,
              ],
              ["Where", "Live online, and recorded"],
              ...(termNames.length > 0 ? [["Next", <NextTerm key="next" />] as const] : []),
            ]}
            more={{ to: paths.course, label: "What happens in each week" }}
          >
            <ButtonLink to={paths.enrol}>Choose a term</ButtonLink>
          </Offer>
        </ScheduleClock>
        <Offer
          figure={money(coaching.priceAud)}
          name="1-to-1 coaching"
          text="Your situation, your pace, an hour at a time. For when one particular thing needs attention and a group would be too many people."
          facts={[
            ["When", "By arrangement"],
            ["Where", `By video, or in ${site.locality.town} when available`],
            ["Pay", `AUD, for ${coaching.sessionMinutes} minutes; no packages`],
          ]}
          more={{ to: paths.coaching, label: "The long version" }}
        >
          <ButtonLink to={paths.personalCoaching} tone="quiet">
            About coaching
          </ButtonLink>
        </Offer>
      </div>
    </section>
  );
}

function NextTerm() {
  return (
    <>
      <ForNextTerm>
        {({ name, startDate }, announced) =>
          announced ? `${name}, from ${formatDate(startDate)}` : `${name}, dates to be announced`
        }
      </ForNextTerm>
      <noscript>{termNames.length} terms a year</noscript>
    </>
  );
}
