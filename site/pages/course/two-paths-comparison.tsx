import fork from "#art/fork.svg";
import forkDark from "#art/fork-dark.svg";
import forkTall from "#art/fork-tall.svg";
import forkTallDark from "#art/fork-tall-dark.svg";
import { course as page } from "#content/pages/course";
import { PrintPicture } from "../../art/print-picture.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import styles from "./two-paths-comparison.module.css";

const words = page.twoPathsComparison;

/** Practising alone compared with the course. */
export function TwoPathsComparison() {
  return (
    <section className={styles.section} aria-labelledby="paths-heading">
      <PrintPicture
        wide={fork}
        wideDark={forkDark}
        tall={forkTall}
        tallDark={forkTallDark}
        width={1600}
        height={620}
        alt={words.picture}
      />
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
