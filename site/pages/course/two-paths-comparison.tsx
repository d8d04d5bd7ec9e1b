import { course as page } from "#content/pages/course";
import { Print } from "../../art/print.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./two-paths-comparison.module.css";

const words = page.twoPathsComparison;

/** Practising alone compared with the course. */
export function TwoPathsComparison() {
  return (
    <section className={styles.section} aria-labelledby="paths-heading">
      <Print name="fork" alt={words.picture} />
      <div className="wrap">
        <h2 id="paths-heading">{words.heading}</h2>
        <table aria-labelledby="paths-heading">
          <thead>
            <tr>
              <td />
              <th scope="col">{words.alone}</th>
              <th scope="col">{words.inTheCourse}</th>
            </tr>
          </thead>
          <tbody>
            {words.rows.map(({ about, alone, inTheCourse }) => (
              <tr key={about}>
                <th scope="row">{about}</th>
                <td>
                  <Prose of={alone} />
                </td>
                <td>
                  <Prose of={inTheCourse} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="soft">
          <Prose of={words.closing} />
        </p>
      </div>
    </section>
  );
}
