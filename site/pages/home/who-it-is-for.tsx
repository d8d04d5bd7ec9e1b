import { home } from "#content/pages/home";
import { Prose } from "../../components/prose/prose.tsx";
import { CrisisLine } from "../../layout/crisis-line.tsx";
import sections from "./sections.module.css";
import styles from "./who-it-is-for.module.css";

const words = home.whoItIsFor;

/** Audiences on a playbill in wood type; beside it, who should get other help. */
export function WhoItIsFor() {
  return (
    <section aria-labelledby="who-heading">
      <div className={`wrap ${sections.columns}`}>
        <div className={styles.bill}>
          <h2 id="who-heading">{words.heading}</h2>
          <ul>
            {words.audiences.map(({ name, who }) => (
              <li key={name}>
                <h3 className={woodType(name)}>{name}</h3>
                <p>
                  <Prose of={who} />
                </p>
              </li>
            ))}
          </ul>
          <p className={styles.foot}>{words.foot}</p>
        </div>
        <div className={styles.notFor}>
          <h2>{words.notForHeading}</h2>
          <dl>
            <div>
              <dt>{words.crisis.who}</dt>
              <dd>
                {words.crisis.because} <CrisisLine />
              </dd>
            </div>
            {words.notFor.map(({ who, because }) => (
              <div key={who}>
                <dt>{who}</dt>
                <dd>
                  <Prose of={because} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Returns the type size at which a line fills the bill. */
function woodType(line: string): string | undefined {
  if (line.length <= 8) return styles.huge;
  if (line.length <= 14) return styles.large;
  return line.length <= 26 ? styles.middle : undefined;
}
