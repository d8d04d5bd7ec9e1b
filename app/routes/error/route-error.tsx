import { useRouteError } from "react-router";
import { describeError } from "./describe-error.ts";
import css from "./error-page.css?inline";
import { ErrorPage } from "./error-page.tsx";

/** Shown in development when a page throws. Brings its styles, which the failed page has not loaded. */
export default function RouteError() {
  return (
    <>
      <style>{css}</style>
      <ErrorPage {...describeError(useRouteError())} />
    </>
  );
}
