import { business } from "#content/business";
import { sundayClass } from "#content/schedule";
import { paths } from "../../paths.ts";
import { ExternalLink } from "../../ui/external-link.tsx";
import styles from "./class-note.module.css";

/** Sends questions about booking the Sunday class to the centre. */
export function ClassNote() {
  return (
    <section className={styles.section} aria-labelledby="class-heading">
      <div className="wrap">
        <div className={styles.note}>
          <h2 id="class-heading">About the Sunday class</h2>
          <div>
            <p>
              I teach it, but {business.centre.name} runs it. Bookings, passes, parking and refunds are
              theirs, and I can’t book you in from here. Booking opens {sundayClass.bookingOpensDaysBefore}{" "}
              days before each class, on{" "}
              <ExternalLink href={business.centre.timetable}>the centre’s timetable</ExternalLink>.
            </p>
            <p>
              Wondering what the {sundayClass.minutes} minutes are like? That I can tell you:{" "}
              <a href={paths.sundayClass}>the Sunday class</a>.
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
