import { pageMeta } from "../../seo/page-meta.ts";
import "./error-page.css";
import { ErrorPage, errorTitle } from "./error-page.tsx";

export const handle = { isCounted: false };

export const meta = () =>
  pageMeta({
    title: errorTitle,
    description: "The server could not answer this request.",
    path: "/error",
    noIndex: true,
  });

/** The server's answer to a page request that it could not handle. It never shows a stack. */
export default function ServerErrorPage() {
  return <ErrorPage status={500} message="Internal Server Error" />;
}
