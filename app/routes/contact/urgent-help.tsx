import { business } from "#content/business";
import { telephoneUrl } from "../../ui/telephone-url.ts";
import styles from "./urgent-help.module.css";

export function UrgentHelp() {
  return (
    <section className={styles.section} aria-labelledby="urgent-heading">
      <div className={`wrap grid ${styles.layout}`}>
        <div className={styles.lead}>
          <h2 id="urgent-heading">If it can’t wait</h2>
          <p>This is not a crisis service, and this letterbox isn’t checked around the clock. These are.</p>
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
