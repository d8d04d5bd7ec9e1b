import { isRouteErrorResponse, useRouteError } from "react-router";
import misprint from "#art/misprint.svg";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button/button.tsx";
import styles from "./error-page.module.css";

/** What shows when a page cannot be drawn. The stack sits folded under the message. */
export function ErrorPage() {
  const { message, stack } = describe(useRouteError());
  return (
    <main className={styles.page} id="main">
      <title>Unexpected Application Error!</title>
      <div className={`wrap ${styles.columns}`}>
        <figure className={styles.sheet}>
          <img
            src={misprint}
            alt="The swan print with its plates badly out of register"
            width={720}
            height={760}
          />
        </figure>
        <div className={styles.words}>
          <h1>Unexpected Application Error!</h1>
          <p className={styles.lead}>The press jammed. It’s nothing you did.</p>
          <p>
            Reloading usually fixes it. If it happens twice, tell me what you were doing and I’ll sort it out.
          </p>
          <p className={styles.actions}>
            <Button onClick={() => location.reload()}>Reload the page</Button>
            <a href={paths.home}>Go to the home page</a>
          </p>
          <p className={styles.message}>{message}</p>
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

/** What can be said of anything that was thrown. */
function describe(error: unknown): { message: string; stack?: string | undefined } {
  if (isRouteErrorResponse(error)) return { message: `${error.status} ${error.statusText}`.trim() };
  if (error instanceof Error) return { message: error.message, stack: error.stack };
  return { message: String(error) };
}
