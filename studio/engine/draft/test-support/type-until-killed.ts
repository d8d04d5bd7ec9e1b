import { parse } from "yaml";
import { openProject } from "../../project.ts";
import { createDraft } from "../draft.ts";
import { openJournal } from "../journal.ts";

// Types prices one after the other, every third of them invalid, and prints each as soon as it is said to be saved or kept.
// Arguments: the project's folder and the first price.
const [folder = "", first = "1"] = process.argv.slice(2);
const project = openProject(folder);
const draft = createDraft({ project, journal: openJournal(project) });

for (let price = Number(first); ; price += 1) {
  const base: unknown = parse((await draft.sources()).get("content/schedule.yaml") ?? "").course.price;
  const value = price % 3 === 0 ? price + 0.001 : price;
  const { state } = await draft.setField({ name: "schedule", path: ["course", "price"], value, base });
  console.info(`${state} ${value}`);
}
