import { answers, answerPage as words } from "#content/newsletter";
import {
  type AnswerPage,
  expiredPages,
  failedPages,
  wordsOf,
} from "../../../content-model/schema/newsletter-answers.ts";
import { purposes } from "../../../domain/newsletter.ts";
import { paths } from "../../../domain/pages.ts";
import { NewsletterForm } from "../../components/newsletter-block/newsletter-form.tsx";
import { placeholder } from "../../rendering/placeholder.ts";
import { pageMeta } from "../../seo/page-meta.tsx";
import { Button } from "../../ui/button/button.tsx";
import styles from "./answer-sheet.module.css";
import { AnswerSheet } from "./answer-sheet.tsx";
import { NextStep } from "./next-step.tsx";

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
  const expired = purposes.find((purpose) => expiredPages[purpose] === page);
  if (failed) {
    const values = { name: placeholder("name"), email: placeholder("email") };
    return (
      <AnswerSheet title={placeholder("title")} text={placeholder("text")} isUrgent>
        <NewsletterForm
          inPlace
          purpose={failed}
          values={values}
          error={placeholder("error")}
          invalid={placeholder("invalid")}
        />
      </AnswerSheet>
    );
  }
  return (
    <AnswerSheet title={answer.title} text={answer.text}>
      {"button" in answer && (
        <form method="post" className={styles.buttons}>
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
      {expired && <NewsletterForm inPlace purpose={expired} />}
      <NextStep after={page} />
    </AnswerSheet>
  );
}
