import { course as page } from "#content/pages/course";
import { Prose } from "../../components/prose/prose.tsx";
import { Print } from "../../kit/print.tsx";
import { Chapter } from "../../kit/sections.tsx";
import styles from "./two-paths-comparison.module.css";

const words = page.twoPathsComparison;

/** Practising alone compared with the course. */
export function TwoPathsComparison() {
  return (
    <Chapter id="paths-heading" heading={words.heading} className={styles.section}>
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
      <Print name="fork" alt={words.picture} />
    </Chapter>
  );
}
