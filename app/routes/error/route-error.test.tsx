import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router";
import { expect, test } from "vitest";
import { describeError } from "./describe-error.ts";
import RouteError from "./route-error.tsx";

test("shows the message, a collapsed stack and a link home when a route throws", async () => {
  const error = new Error("the route is broken");
  const handler = createStaticHandler([
    {
      path: "/",
      Component: () => null,
      ErrorBoundary: RouteError,
      loader: () => {
        throw error;
      },
    },
  ]);
  const context = await handler.query(new Request("http://site.test/"));
  if (context instanceof Response) throw new Error("unexpected response");
  const html = renderToStaticMarkup(
    <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} />,
  );
  expect(html).toContain("<h1>Unexpected Application Error!</h1>");
  expect(html).toContain("the route is broken</p>");
  expect(html).toMatch(/<details><summary>[^<]+<\/summary><pre>Error: the route is broken\n/);
  expect(html).toContain('href="/"');
});

test("describes thrown values of any type", () => {
  expect(describeError({ status: 404, statusText: "Not Found" })).toEqual({
    status: 404,
    message: "Not Found",
  });
  expect(describeError("broken")).toEqual({ message: "broken" });
});
