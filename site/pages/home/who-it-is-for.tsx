import { home } from "#content/pages/home";
import { Prose } from "../../components/prose/prose.tsx";
import chapter from "../../kit/chapter.module.css";
import { Ledger } from "../../kit/parts.tsx";
import { CrisisLine } from "../../layout/crisis-line.tsx";
import styles from "./who-it-is-for.module.css";

const words = home.whoItIsFor;

/** Audiences on a playbill in wood type; beside it, who should get other help. */
export function WhoItIsFor() {
  return (
    <section className={`${chapter.tight} ${chapter.paper}`} aria-labelledby="who-heading">
      <div className={`wrap pair ${styles.both}`}>
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
        </div>
        <div>
          <h2>{words.notForHeading}</h2>
          <Ledger
            of={[
              {
                name: words.crisis.who,
                more: (
                  <>
                    {words.crisis.because} <CrisisLine />
                  </>
                ),
              },
              ...words.notFor.map(({ who, because }) => ({ name: who, text: because })),
            ]}
            large
            look="plain"
          />
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
