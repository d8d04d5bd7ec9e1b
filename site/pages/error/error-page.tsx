import { error } from "#content/pages/error";
import misprint from "#pictures/misprint.svg";
import { paths } from "../../../domain/pages.ts";
import { Button } from "../../ui/button/button.tsx";

const words = error;

export const errorTitle = "Unexpected Application Error!";

/** What the error page says about an error. */
export type ErrorDescription = {
  /** An HTTP status, where there is one. */
  readonly status?: number | undefined;
  readonly message: string;
  readonly stack?: string | undefined;
};

/** Describes anything that was thrown: a route error of the framework, an `Error`, or any other value. */
export function describeError(error: unknown): ErrorDescription {
  const status =
    error && typeof error === "object" && "status" in error ? Number(error.status) || undefined : undefined;
  if (error instanceof Error)
    return { status, message: error.message || error.name, stack: error.stack ?? String(error) };
  if (error && typeof error === "object" && "statusText" in error) {
    return { status, message: String(error.statusText) };
  }
  return { status, message: String(error) };
}

/**
 * Replaces a failed page: status, message, the stack in a `<details>`, and a link home. Its caller must import
 * `error-page.css`.
 */
export function ErrorPage({ status, message, stack }: ErrorDescription) {
  return (
    <main className="error-page" id="main">
      <div className="wrap pair error-columns">
        <figure className="error-sheet">
          <img src={misprint} alt={words.picture} width={720} height={760} />
        </figure>
        <div className="error-words">
          <h1>{errorTitle}</h1>
          <p className="statement">{words.lead}</p>
          <p>{words.text}</p>
          <form className="actions">
            <Button type="submit">{words.reload}</Button>
            <a href={paths.home}>{words.home}</a>
          </form>
          <p className="error-message small">{[status, message].filter(Boolean).join(" ")}</p>
          {stack && (
            <details className="folds small">
              <summary className="soft">{words.details}</summary>
              <pre>{stack}</pre>
            </details>
          )}
        </div>
      </div>
    </main>
  );
}
