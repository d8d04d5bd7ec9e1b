import { business } from "#content/business";
import type { AnswerPage } from "../../../content/newsletter.ts";
import { paths } from "../../paths.ts";
import { ButtonLink, buttonClass } from "../../ui/button/button.tsx";

/** A suggestion under an answer, where there is one. */
export function NextStep({ after }: { after: AnswerPage }) {
  switch (after) {
    case "requested":
      return (
        <p>
          Until it comes, there’s time for a <a href={paths.guidedPractices}>five-minute practice</a>.
        </p>
      );
    case "confirmed":
      return <ButtonLink to={paths.guidedPractices}>Try a practice meanwhile</ButtonLink>;
    case "unsubscribed":
      return (
        <p>
          Pressed it by mistake? Any <a href={`${paths.videos}#newsletter`}>sign-up form</a> lets you back in.
        </p>
      );
    case "truncated":
      return (
        <a className={buttonClass({ tone: "quiet" })} href={`mailto:${business.email}`}>
          {business.email}
        </a>
      );
    case "unsubscribe":
      return <p>Came here by accident? Close this tab, and nothing has changed.</p>;
    default:
      return null;
  }
}
