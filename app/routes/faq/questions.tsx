import { classFaqs, coachingFaqs, generalFaqs, onlineCourseFaqs } from "../../../content/faq-page.ts";
import type { Faq } from "../../../content/faqs.ts";
import { FaqAccordion } from "../../components/faq-accordion/faq-accordion.tsx";
import { paths, type SitePath } from "../../paths.ts";
import styles from "./questions.module.css";

type Group = {
  readonly id: string;
  readonly title: string;
  readonly faqs: readonly Faq[];
  /** The page about the subject. */
  readonly more?: { readonly to: SitePath; readonly label: string };
};

const everyGroup: readonly Group[] = [
  { id: "general", title: "Before anything else", faqs: generalFaqs },
  {
    id: "class",
    title: "The Sunday class",
    faqs: classFaqs,
    more: { to: paths.sundayClass, label: "Everything about the class" },
  },
  {
    id: "course",
    title: "The online course",
    faqs: onlineCourseFaqs,
    more: { to: paths.enrol, label: "Choose a term" },
  },
  {
    id: "coaching",
    title: "Coaching",
    faqs: coachingFaqs,
    more: { to: paths.personalCoaching, label: "What coaching is" },
  },
];

const groups = everyGroup.filter(({ faqs }) => faqs.length > 0);

/** The questions by subject, with an index. */
export function Questions() {
  if (groups.length === 0) return null;
  return (
    <div className={`wrap ${styles.columns}`}>
      <nav className={styles.index} aria-label="Questions by subject">
        <ol>
          {groups.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.groups}>
        {groups.map(({ id, title, faqs, more }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{title}</h2>
            <FaqAccordion name={`faq-${id}`} faqs={faqs} />
            {more && (
              <p className={styles.more}>
                <a href={more.to}>{more.label}</a>
              </p>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
