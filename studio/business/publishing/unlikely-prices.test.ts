import { expect, test } from "vitest";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { setValue } from "../../engine/content/edit-yaml.ts";
import { listChanges } from "../../engine/content/list-changes.ts";
import { markUnlikelyPrices } from "./unlikely-prices.ts";

const file = "content/for-a-while.yaml";

test.each([
  [28, true],
  [280, undefined],
])("a price of $%d after $260 is asked about before it is published: %s", async (amount, isUnlikely) => {
  const live = await readSources();
  const prices = [
    { price: "course", from: "2027-01-01", amount: 260, announced: "yes" },
    { price: "course", from: "2027-07-01", amount, announced: "no" },
  ];
  const draft = new Map(live).set(file, setValue(live.get(file) ?? "", ["prices"], prices));
  expect(markUnlikelyPrices(listChanges(live, draft), draft)).toMatchObject([
    { label: "A price from a day on", after: "course, $260 from 1 January 2027" },
    { after: `course, $${amount} from 1 July 2027`, ...(isUnlikely && { isUnlikely }) },
  ]);
  expect(
    markUnlikelyPrices(listChanges(live, draft), draft).filter((change) => change.isUnlikely),
  ).toHaveLength(isUnlikely ? 1 : 0);
});
