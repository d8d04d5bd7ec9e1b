import { business } from "#content/business";
import { urgentHelp as words } from "#content/pages/contact";
import { Prose } from "../../components/prose/prose.tsx";
import { telephoneUrl } from "../../ui/telephone-url.ts";
import styles from "./urgent-help.module.css";

export function UrgentHelp() {
  return (
    <section className={styles.section} aria-labelledby="urgent-heading">
      <div className={`wrap grid ${styles.layout}`}>
        <div className={styles.lead}>
          <h2 id="urgent-heading">{words.heading}</h2>
          <p>
            <Prose of={words.text} />
          </p>
        </div>
        <dl>
          {business.supportLines.map((line) => (
            <div key={line.name}>
              <dt>{line.name}</dt>
              <dd className="figures">
                <a href={telephoneUrl(line.number)}>{line.number}</a>
              </dd>
              <dd>{line.purpose}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
