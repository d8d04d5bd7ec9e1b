import { type AnswerPage, newsletterAnswers } from "../../../content/newsletter.ts";
import { NewsletterForm } from "../../components/newsletter-block/newsletter-form.tsx";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { Button } from "../../ui/button/button.tsx";
import { AnswerSheet } from "./answer-sheet.tsx";
import { NextStep } from "./next-step.tsx";

type AnswerArgs = { readonly params: { readonly answer?: string } };

/** The answers stand in a tab of their own and need no script; their addresses are not to be counted. */
export const handle = { isCounted: false };

export const meta = ({ params }: AnswerArgs) =>
  pageMeta({
    title: newsletterAnswers[params.answer as AnswerPage].title,
    description: "The answer to a form or a link of the newsletter.",
    path: paths.home,
    noIndex: true,
  });

const place = (name: string) => `[[${name}]]`;

/**
 * What the server answers the newsletter's form with, and the links in its mails. Templates: the server
 * serves each at the address that was asked for, to which its button posts, and fills in the places in
 * double brackets.
 */
export default function NewsletterAnswerPage({ params }: AnswerArgs) {
  const page = params.answer as AnswerPage;
  const answer = newsletterAnswers[page];
  if (page === "again") {
    const values = { name: place("name"), email: place("email") };
    return (
      <AnswerSheet title={place("title")} text={place("text")} isUrgent>
        <NewsletterForm
          target="_self"
          aria-label="Newsletter"
          values={values}
          error={place("error")}
          invalid={place("invalid")}
        />
      </AnswerSheet>
    );
  }
  return (
    <AnswerSheet title={answer.title} text={answer.text}>
      {"button" in answer && (
        <form method="post">
          <Button type="submit" size="large">
            {answer.button}
          </Button>
        </form>
      )}
      {page === "expired" && <NewsletterForm target="_self" aria-label="Newsletter" />}
      <NextStep after={page} />
    </AnswerSheet>
  );
}
