import misprint from "#art/misprint.svg";
import { paths } from "../../paths.ts";
import { Button } from "../../ui/button/button.tsx";
import type { ErrorDescription } from "./describe-error.ts";
import styles from "./error-page.module.css";

export const errorTitle = "Unexpected Application Error!";

/** Stands in the place of a page that failed: status, message, the stack folded away, and a way home. */
export default function ErrorPage({ status, message, stack }: ErrorDescription) {
  return (
    <main className={styles.page} id="main">
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
          <h1>{errorTitle}</h1>
          <p className={styles.lead}>The press jammed. It’s nothing you did.</p>
          <p>
            Reloading usually fixes it. If it happens twice, tell me what you were doing and I’ll sort it out.
          </p>
          <form className={styles.actions}>
            <Button type="submit">Reload the page</Button>
            <a href={paths.home}>Go to the home page</a>
          </form>
          <p className={styles.message}>{[status, message].filter(Boolean).join(" ")}</p>
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
