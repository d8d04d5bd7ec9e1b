import { error } from "#content/pages/error";
import { pageMeta } from "../../seo/page-meta.tsx";
import "./error-page.css";
import { ErrorPage, errorTitle } from "./error-page.tsx";

export const options = { isCounted: false };

export const meta = () =>
  pageMeta({
    title: errorTitle,
    description: error.description,
    path: "/error",
    noIndex: true,
  });

/** The server's answer to a page request that it could not handle. It never shows a stack. */
export default function ServerErrorPage() {
  return <ErrorPage status={500} message="Internal Server Error" />;
}
