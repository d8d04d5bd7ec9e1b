import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { describeError, ErrorPage } from "./error-page.tsx";

test("shows the message, a collapsed stack and a link home", () => {
  const html = renderToStaticMarkup(<ErrorPage {...describeError(new Error("the island is broken"))} />);
  expect(html).toContain("<h1>Unexpected Application Error!</h1>");
  expect(html).toContain("the island is broken</p>");
  expect(html).toMatch(
    /<details class="[^"]*"><summary[^>]*>[^<]+<\/summary><pre>Error: the island is broken\n/,
  );
  expect(html).toContain('href="/"');
});

test("describes thrown values of any type", () => {
  expect(describeError({ status: 404, statusText: "Not Found" })).toEqual({
    status: 404,
    message: "Not Found",
  });
  expect(describeError("broken")).toEqual({ message: "broken" });
  expect(describeError(new TypeError())).toMatchObject({ message: "TypeError", stack: expect.any(String) });
  const answer = Object.assign(new Error("The server answered 503"), { status: 503 });
  expect(describeError(answer)).toMatchObject({ status: 503, message: "The server answered 503" });
});
