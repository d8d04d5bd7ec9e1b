import { audiences, notFor } from "../../../content/home.ts";
import { CrisisLine } from "../../layout/crisis-line.tsx";
import sections from "./sections.module.css";
import styles from "./who-it-is-for.module.css";

/** Audiences on a playbill in wood type; beside it, who should get other help. */
export function WhoItIsFor() {
  return (
    <section aria-labelledby="who-heading">
      <div className={`wrap ${sections.columns}`}>
        <div className={styles.bill}>
          <h2 id="who-heading">Who it’s for</h2>
          <ul>
            {audiences.map(({ name, who }) => (
              <li key={name}>
                <h3 className={woodType(name)}>{name}</h3>
                <p>{who}</p>
              </li>
            ))}
          </ul>
          <p className={styles.foot}>No experience needed. Bring the mind you’ve got.</p>
        </div>
        <div className={styles.notFor}>
          <h2>And who it isn’t for</h2>
          <dl>
            <div>
              <dt>You’re in crisis right now.</dt>
              <dd>
                This is not a crisis service. <CrisisLine />
              </dd>
            </div>
            {notFor.map(({ who, because }) => (
              <div key={who}>
                <dt>{who}</dt>
                <dd>{because}</dd>
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
