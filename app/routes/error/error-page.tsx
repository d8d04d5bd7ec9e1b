import misprint from "#art/misprint.svg";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button/button.tsx";
import type { ErrorDescription } from "./describe-error.ts";

export const errorTitle = "Unexpected Application Error!";

/**
 * Replaces a failed page: status, message, the stack in a `<details>`, and a link home. Its caller must import
 * `error-page.css`.
 */
export function ErrorPage({ status, message, stack }: ErrorDescription) {
  return (
    <main className="error-page" id="main">
      <div className="wrap error-columns">
        <figure className="error-sheet">
          <img
            src={misprint}
            alt="The swan print with its plates badly out of register"
            width={720}
            height={760}
          />
        </figure>
        <div className="error-words">
          <h1>{errorTitle}</h1>
          <p className="error-lead">The press jammed. It’s nothing you did.</p>
          <p>
            Reloading usually fixes it. If it happens twice, tell me what you were doing and I’ll sort it out.
          </p>
          <form className="error-actions">
            <Button type="submit">Reload the page</Button>
            <a href={paths.home}>Go to the home page</a>
          </form>
          <p className="error-message">{[status, message].filter(Boolean).join(" ")}</p>
          {stack && (
            <details>
              <summary>What the machine said</summary>
              <pre>{stack}</pre>
            </details>
          )}
        </div>
      </div>
    </main>
  );
}
