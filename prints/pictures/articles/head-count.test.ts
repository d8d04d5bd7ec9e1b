import { expect, test } from "vitest";
import { dayInks } from "../../kit/inks.ts";
import { groups, headCount, viewOf } from "./head-count.ts";

test.each(groups)("draws one mark for each person (%s, %i)", (did, people) => {
  const [, group = ""] = headCount(dayInks).split(`<view id="${viewOf(did, people)}"`);
  const [marks = ""] = group.split("</svg>");
  expect(marks.match(/<use /g)).toHaveLength(people);
  expect(marks.match(new RegExp(`href="#${did}\\d"`, "g"))).toHaveLength(people);
});
