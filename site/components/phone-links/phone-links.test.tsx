import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { business } from "#content/business";
import { anyOf, PhoneLinks } from "./phone-links.tsx";

const digits = (number: string) => number.replaceAll(" ", "");

test.each(business.supportLines)("links the number of $name", ({ number }) => {
  expect(renderToStaticMarkup(<PhoneLinks text={`Call ${number}, or ask.`} />)).toBe(
    `Call <a class="nowrap" href="tel:${digits(number)}">${number}</a>, or ask.`,
  );
});

test.each(business.supportLines.filter(({ textNumber }) => textNumber))(
  "links the number for text messages of $name",
  ({ textNumber = "" }) => {
    expect(renderToStaticMarkup(<PhoneLinks text={`or text ${textNumber}.`} />)).toBe(
      `or text <a class="nowrap" href="sms:${digits(textNumber)}">${textNumber}</a>.`,
    );
  },
);

test("links no other figure", () => {
  expect(renderToStaticMarkup(<PhoneLinks text="It costs $1000 less. 15,000 people." />)).not.toContain("<a");
});

describe("finds", () => {
  const numbersIn = (text: string, numbers: readonly string[]) =>
    text.split(anyOf(numbers)).filter((_, index) => index % 2 === 1);

  test("a short number, but not at the end of a figure", () => {
    expect(numbersIn("Call 000. 15,000 people paid $1000.", ["000"])).toEqual(["000"]);
  });

  test("no part of an ABN", () => {
    for (const abn of ["00 000 000 000", "53 004 000 123", "000 123 456"])
      expect(numbersIn(`With the ABN on it: ${abn}`, ["000"]), abn).toEqual([]);
  });

  test("a number before the hours of its line", () => {
    expect(numbersIn("Lifeline 13 11 14 24/7", ["13 11 14"])).toEqual(["13 11 14"]);
  });

  test("an international number", () => {
    expect(numbersIn("Call +61 491 570 006.", ["000", "+61 491 570 006"])).toEqual(["+61 491 570 006"]);
  });

  test("nothing where there are no support lines", () => {
    expect(numbersIn("Call 000.", [])).toEqual([]);
  });
});
