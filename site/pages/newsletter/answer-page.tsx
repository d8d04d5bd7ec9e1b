import type { ReactNode } from "react";
import { business } from "#content/business";
import { answers, answerPage as words } from "#content/newsletter";
import {
  type AnswerPage,
  expiredPages,
  failedPages,
  keptPages,
  requestedPages,
  unsentPages,
  wordsNameOf,
  wordsOf,
} from "../../../content-model/schema/newsletter-answers.ts";
import { type Purpose, purposes } from "../../../domain/newsletter.ts";
import { paths } from "../../../domain/pages.ts";
import { NewsletterForm } from "../../components/newsletter-block/newsletter-form.tsx";
import { Prose } from "../../components/prose/prose.tsx";
import { Hero } from "../../kit/sections.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import { Button, ButtonLink, buttonClass } from "../../ui/button/button.tsx";
import styles from "./answer-page.module.css";

type AnswerArgs = { readonly name: string };

// The URLs of answers may contain a token.
export const options = { isCounted: false };

export const meta = ({ name }: AnswerArgs) =>
  pageMeta({
    title: wordsOf(name as AnswerPage, answers).title,
    description: words.description,
    path: paths.home,
    noIndex: true,
  });

/**
 * The server's answers to the newsletter form and to the links in its emails. Templates: the server responds with one
 * at the requested URL, to which its button posts, and fills the placeholders.
 */
export default function NewsletterAnswerPage({ name }: AnswerArgs) {
  const page = name as AnswerPage;
  const answer = wordsOf(page, answers);
  const failed = purposes.find((purpose) => failedPages[purpose] === page);
  const asked = purposes.find((purpose) =>
    [requestedPages, keptPages, unsentPages].some((pages) => pages[purpose] === page),
  );
  const expired = purposes.find((purpose) => expiredPages[purpose] === page);
  if (failed) {
    return (
      <AnswerSheet title="[[title]]" text="[[text]]" isUrgent>
        <NewsletterForm inPlace purpose={failed} values={typed} error="[[error]]" invalid="[[invalid]]" />
      </AnswerSheet>
    );
  }
  return (
    <AnswerSheet title={answer.title} text={answer.text}>
      {"button" in answer && (
        <form method="post" className="actions">
          <Button type="submit" size="large">
            {answer.button}
          </Button>
          {"never" in answer && (
            <Button type="submit" size="large" tone="quiet" name="never" value="yes">
              {answer.never}
            </Button>
          )}
        </form>
      )}
      {asked && <ChangeAddress purpose={asked} />}
      {expired && <NewsletterForm inPlace purpose={expired} />}
      <NextStep after={page} />
    </AnswerSheet>
  );
}

/** What the server fills in. */
const typed = { name: "[[name]]", email: "[[email]]" };

/** Shows which address was typed: at a mistyped one nothing ever arrives. */
function ChangeAddress({ purpose }: { purpose: Purpose }) {
  return (
    <>
      <p className={styles.address}>
        <Prose of={words.address} slots={{ "subscription.email": <strong>{typed.email}</strong> }} />
      </p>
      <details>
        <summary className="link tall">{words.change}</summary>
        <NewsletterForm inPlace purpose={purpose} values={typed} />
      </details>
    </>
  );
}

type AnswerSheetProps = {
  readonly title: string;
  readonly text: string;
  /** Whether it reports an error, which is announced at once. */
  readonly isUrgent?: boolean;
  /** The next step. */
  readonly children?: ReactNode;
};

/** The layout of an answer: picture, title, text and one thing to do. */
function AnswerSheet({ title, text, isUrgent = false, children }: AnswerSheetProps) {
  return (
    <main id="main">
      <Hero
        id="answer-title"
        heading={title}
        long
        layout="above"
        tone="blush"
        print="washing-line"
        alt={words.picture}
        className={styles.sheet}
      >
        <p className={styles.text} {...(isUrgent && { role: "alert" })}>
          {text}
        </p>
        {children}
      </Hero>
    </main>
  );
}

/** A suggestion under an answer, where there is one. */
function NextStep({ after }: { after: AnswerPage }) {
  switch (after) {
    case "requested":
    case "requestedDates":
    case "kept":
    case "keptDates":
    case "unsent":
    case "unsentDates":
    case "unsubscribe":
    case "unsubscribed":
    case "forget":
    case "forgotten":
      return (
        <p>
          <Prose of={answers[wordsNameOf(after)].next} />
        </p>
      );
    case "confirmed":
    case "confirmedDates":
      return <ButtonLink to={paths.guidedPractices}>{answers[after].next}</ButtonLink>;
    case "truncated":
      return (
        <a className={buttonClass({ tone: "quiet" })} href={`mailto:${business.email}`}>
          {business.email}
        </a>
      );
    default:
      return null;
  }
}
