import { expect, test } from "vitest";
import { marksOfEach } from "../../art/pictures/tuesday.ts";
import { marks } from "./marks.ts";

test("the words count as many marks as the pictures are drawn with", () => {
  expect(marks).toEqual({ see: marksOfEach, hear: marksOfEach, feel: marksOfEach, all: 3 * marksOfEach });
});
