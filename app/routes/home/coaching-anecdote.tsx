import driveway from "#art/driveway.svg";
import drivewayDark from "#art/driveway-dark.svg";
import { tuesdayAt } from "../../../content/home.ts";
import { site } from "../../../content/site.ts";
import { PrintPicture } from "../../art/print-picture.tsx";
import { paths } from "../../paths.ts";
import { formatTime } from "../../schedule/format-date.ts";
import styles from "./coaching-anecdote.module.css";
import sections from "./sections.module.css";

const teacher = site.teacher.firstName.value;

/** An invented dialogue; the caption says so. */
const exchange = [
  [teacher, "What’s there?"],
  ["You", "Stress."],
  [teacher, "See, hear or feel?"],
  ["You", "Feel. My jaw. And my shoulders are up around my ears."],
  [teacher, "Anything else?"],
  ["You", "Hear. I’m still in the two o’clock meeting."],
  [teacher, "So it’s a jaw, some shoulders and a meeting. Pick one."],
  ["You", "The jaw."],
  [teacher, "Stay with the jaw for three breaths. It doesn’t have to relax."],
] as const;

export function CoachingAnecdote() {
  return (
    <section className={sections.night} aria-labelledby="driveway-heading">
      <div className={`wrap ${sections.columns}`}>
        <div className={styles.words}>
          <h2 id="driveway-heading">Back in the driveway</h2>
          <p className={sections.big}>
            Say it’s you. Tuesday, {formatTime(tuesdayAt.driveway)}, engine off, both hands still on the
            wheel. In a coaching session we’d go back and walk through it, something like this.
          </p>
          <dl>
            {exchange.map(([who, line]) => (
              <div key={line}>
                <dt>{who}</dt>
                <dd>{line}</dd>
              </div>
            ))}
          </dl>
          <p>
            Three breaths later it’s still Tuesday, and the shoes are still in the hall. You know what you’re
            carrying, though, and roughly where. Then you go in.
          </p>
        </div>
        <figure className={styles.picture}>
          <PrintPicture
            wide={driveway}
            wideDark={drivewayDark}
            alt="Linocut: dusk, a lit window, and a car in the driveway with somebody still in it"
            width={900}
            height={700}
          />
          <figcaption className={sections.small}>
            I made this one up from the sort of thing people bring. What’s said in a real session stays there.{" "}
            <a href={paths.personalCoaching}>More about 1-to-1 coaching</a>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
