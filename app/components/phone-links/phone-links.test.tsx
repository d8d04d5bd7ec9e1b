import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PhoneLinks } from "./phone-links.tsx";

test("links the numbers of support lines and no others", () => {
  const html = renderToStaticMarkup(
    <PhoneLinks text="Call 13 11 14, or 000. It costs $1000 less. 15,000 people." />,
  );
  expect(html).toBe(
    'Call <a class="nowrap" href="tel:131114">13 11 14</a>, or <a class="nowrap" href="tel:000">000</a>. It costs $1000 less. 15,000 people.',
  );
});

test("links a number for text messages as one", () => {
  expect(renderToStaticMarkup(<PhoneLinks text="or text 0477 13 11 14." />)).toBe(
    'or text <a class="nowrap" href="sms:0477131114">0477 13 11 14</a>.',
  );
});
