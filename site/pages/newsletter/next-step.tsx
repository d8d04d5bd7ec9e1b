import { business } from "#content/business";
import { answers } from "#content/newsletter";
import type { AnswerPage } from "../../../content-model/schema/newsletter-answers.ts";
import { paths } from "../../../domain/pages.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { ButtonLink, buttonClass } from "../../ui/button/button.tsx";

/** A suggestion under an answer, where there is one. */
export function NextStep({ after }: { after: AnswerPage }) {
  switch (after) {
    case "requested":
    case "requestedDates":
    case "kept":
    case "unsubscribe":
    case "unsubscribed":
      return (
        <p>
          <Prose of={answers[after].next} />
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
