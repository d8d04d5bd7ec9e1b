import { describe, expect, test, vi } from "vitest";
import { parse, stringify } from "yaml";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { takeChanges } from "../content/take-changes.ts";
import { price, schedule, time } from "../publish/test-support/drafted-project.ts";
import { type SmallProject, smallProject } from "../test-support/small-project.ts";
import { messageOf } from "./commit-message.ts";
import { listStates } from "./list-states.ts";
import { planUndo } from "./plan-undo.ts";

/** Commits the draft as the studio does, or by hand. */
function keep(project: SmallProject, changes: Parameters<typeof messageOf>[0] | string): string {
  const message = typeof changes === "string" ? changes : messageOf(changes);
  project.git("commit", "--quiet", "--all", "--message", message);
  return project.git("rev-parse", "HEAD");
}

const edits: Record<string, [from: string, to: string]> = {
  [price]: ["price: 240", "price: 260"],
  [time]: ['startTime: "15:00"', 'startTime: "15:30"'],
};
const edit = (project: SmallProject, id: string) => project.edit(schedule, ...(edits[id] ?? ["", ""]));

async function undo(project: SmallProject, commit: string) {
  const draft = await readSources(project.folder);
  const plan = await planUndo(project, draft, commit);
  if (!plan) throw new Error("There is no such state.");
  return { ...plan, result: takeChanges(plan.from.sources, draft, plan.changes).get(schedule) };
}

test("lists states since the first publication in plain words, those changed by hand as well, and which one visitors see", async () => {
  const project = smallProject();
  project.git(
    "commit",
    "--quiet",
    "--allow-empty",
    "--message=Quote one\n\nPublished-by: studio\n\nIn a text.",
  );
  expect(await listStates(project, 10)).toMatchObject({ isPublished: false, states: [] });
  edit(project, price);
  const published = keep(project, [{ id: price, label: "Course price", before: "$240", after: "$260" }]);
  vi.stubEnv("GIT_COMMITTER_DATE", "@1795000000 +0000");
  project.git("update-ref", "--create-reflog", "refs/studio/live", published);
  vi.unstubAllEnvs();
  edit(project, time);
  keep(project, "Begin later\n\nBecause of the bus.");
  project.git("commit", "--quiet", "--allow-empty", "--message=Something else");

  expect(await listStates(project, 1)).toMatchObject({ hasMore: true, states: [{ subject: "Begin later" }] });
  const { states, hasMore, isPublished } = await listStates(project, 2);
  // What was before the first publication isn't the owner's.
  expect({ hasMore, isPublished }).toEqual({ hasMore: false, isPublished: true });
  expect(states).toMatchObject([
    { place: "ahead", subject: "Begin later", changes: [{ id: time }] },
    {
      place: "live",
      at: 1_795_000_000_000,
      changes: [{ id: price, label: "Online course, price", before: "$240", after: "$260" }],
    },
  ]);
});

describe("undo", () => {
  test("of a begun price that became the usual one is one entry, and sets back both of its files", async () => {
    const project = smallProject();
    const forAWhile = "content/for-a-while.yaml";
    const begun = "prices:\n  - { price: course, from: 2026-11-01, amount: 260, announced: yes }";
    project.edit(forAWhile, "prices: []", begun);
    const before = keep(project, [{ id: price, label: "Price", before: undefined, after: undefined }]);
    project.git("update-ref", "refs/studio/live", before);
    const files = [project.read(schedule), project.read(forAWhile)];
    project.edit(forAWhile, begun, "prices: []");
    edit(project, price);
    const taken = keep(project, [{ id: price, label: "Price", before: undefined, after: undefined }]);
    project.git("update-ref", "refs/studio/live", taken);

    const [state] = (await listStates(project, 1)).states;
    expect(state?.changes).toMatchObject([{ id: price, before: "$240, $260 from 1 November 2026" }]);
    const draft = await readSources(project.folder);
    const plan = await planUndo(project, draft, taken);
    expect(plan?.changes).toMatchObject([{ id: price, after: "$240, $260 from 1 November 2026" }]);
    const undone = plan && takeChanges(plan.from.sources, draft, plan.changes);
    expect([undone?.get(schedule), undone?.get(forAWhile)]).toEqual(files);
  });

  test("of the middle one of several states sets back its fields only, and can be undone", async () => {
    const project = smallProject();
    const first = project.read(schedule);
    edit(project, price);
    const middle = keep(project, "Raise the price");
    edit(project, time);
    const last = keep(project, "Begin later");
    const both = project.read(schedule);

    const { changes, result } = await undo(project, middle);
    expect(changes).toMatchObject([{ id: price, before: "$260", after: "$240" }]);
    expect(changes[0]?.changedSince).toBeUndefined();
    expect(result).toBe(both.replace("price: 260", "price: 240"));

    project.edit(schedule, "price: 260", "price: 240");
    const undone = keep(project, "Undo");
    expect((await undo(project, undone)).result).toBe(both);
    expect((await undo(project, last)).result).toBe(first);
  });

  test("says if the field has changed since, drafts included", async () => {
    const project = smallProject();
    edit(project, price);
    const commit = keep(project, "Raise the price");
    project.edit(schedule, "price: 260", "price: 280");
    const { changes } = await undo(project, commit);
    expect(changes).toMatchObject([
      { id: price, before: "$280", after: "$240", changedSince: { value: "$260" } },
    ]);
  });

  test("says what is as before already", async () => {
    const project = smallProject();
    edit(project, price);
    const commit = keep(project, "Raise the price");
    project.edit(schedule, "price: 260", "price: 240");
    const { changes, alreadyUndone } = await undo(project, commit);
    expect(changes).toEqual([]);
    expect(alreadyUndone).toHaveLength(1);
  });

  test("takes out an entry that was added, and brings back one that was removed", async () => {
    const project = smallProject();
    const { closures = [] } = parse(project.read(schedule));
    const before = project.read(schedule);
    const closure = stringify([{ from: "2031-01-05", to: "2031-01-05", why: "Painting" }]);
    project.edit(
      schedule,
      closures.length > 0 ? "closures:\n" : /closures: *\[\].*\n/,
      `closures:\n${closure.replace(/^/gm, "  ").trimEnd()}\n`,
    );
    const added = keep(project, "Close a Sunday");
    const after = project.read(schedule);
    const taken = await undo(project, added);
    expect(taken.changes).toMatchObject([{ before: expect.stringContaining("Painting"), after: undefined }]);
    expect(taken.result).not.toContain("Painting");

    project.edit(schedule, after, before);
    const removed = keep(project, "Open it again");
    expect((await undo(project, removed)).result).toContain("Painting");
  });

  test("sets back a field that names its entry, and says if it has changed since", async () => {
    const project = smallProject();
    const [{ startDate }] = parse(project.read(schedule)).terms;
    const before = project.read(schedule);
    project.edit(schedule, `startDate: ${startDate}`, "startDate: 2031-02-02");
    const commit = keep(project, "Another year");
    const { changes, result } = await undo(project, commit);
    expect(changes).toMatchObject([{ before: "2 February 2031" }]);
    expect(changes[0]?.changedSince).toBeUndefined();
    expect(result).toBe(before);

    project.edit(schedule, "startDate: 2031-02-02", "startDate: 2032-02-01");
    const later = await undo(project, commit);
    expect(later.changes).toMatchObject([
      { before: "1 February 2032", changedSince: { value: "2 February 2031" } },
    ]);
  });

  test("of an unknown state is refused", async () => {
    const project = smallProject();
    for (const commit of ["0".repeat(40), "HEAD", "--all", ""]) {
      expect(await planUndo(project, new Map(), commit)).toBeUndefined();
    }
  });
});
