import { business } from "#content/business";
import { urgentHelp as words } from "#content/pages/contact";
import { PhoneLinks } from "../../components/phone-links/phone-links.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { CrisisLine } from "../../layout/crisis-line.tsx";
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
          <CrisisLine />
        </div>
        <dl>
          {business.supportLines.map((line) => (
            <div key={line.name}>
              <dt>{line.name}</dt>
              <dd className="figures">
                <PhoneLinks text={line.number} />
                {line.textNumber && (
                  <small>
                    <Prose
                      of={words.orText}
                      slots={{ "line.textNumber": <PhoneLinks text={line.textNumber} /> }}
                    />
                  </small>
                )}
              </dd>
              <dd>{line.purpose}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
