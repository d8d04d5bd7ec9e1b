import { useRouteError } from "react-router";
import { describeError } from "./describe-error.ts";
import css from "./error-page.css?inline";
import { ErrorPage } from "./error-page.tsx";

/** What a page that throws shows in development. Its styles come along: the failed page's are not those it needs. */
export default function RouteError() {
  return (
    <>
      <style>{css}</style>
      <ErrorPage {...describeError(useRouteError())} />
    </>
  );
}
