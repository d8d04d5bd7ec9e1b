import { createRoot } from "react-dom/client";
import { adoptStyles } from "../../islands/adopt-styles.ts";
import css from "./error-page.css?inline";
import { describeError, ErrorPage, errorTitle } from "./error-page.tsx";

/** Replaces the page's content with the error page. Bar and footer stay. */
export function showErrorPage(error: unknown): void {
  adoptStyles(css);
  document.title = errorTitle;
  const container = document.createElement("div");
  document.querySelector("main")?.replaceWith(container);
  createRoot(container).render(<ErrorPage {...describeError(error)} />);
}
