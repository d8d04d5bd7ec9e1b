import { Hono } from "hono";
import { compileContent } from "../../../content-compiler/compile-content.ts";
import { datesRunningOut } from "../../core/desk/dates-running-out.ts";
import { happeningsOfWeek } from "../../core/desk/week.ts";
import { gitAnswer } from "../../core/git.ts";
import type { Project } from "../../core/project.ts";
import { liveCommit } from "../../core/repository.ts";
import type { StudioDeps } from "../deps.ts";

/** Whether another repository had what is live when this one last spoke with it. */
async function isKeptElsewhere(project: Project): Promise<boolean> {
  const live = await liveCommit(project);
  const args = ["for-each-ref", "--count=1", "--contains", live ?? "", "refs/remotes"];
  return live !== undefined && Boolean(await gitAnswer(project.folder, args));
}

/** What the desk says beyond messages and changes. */
export const createDeskRoutes = ({ project, draft, readLive, now }: StudioDeps) =>
  new Hono().get("/", async (c) => {
    const live = compileContent(await readLive()).content;
    const drafted = compileContent(await draft.sources()).content ?? live;
    const timeZone = live?.schedule.timeZone ?? "UTC";
    const today = new Date(now()).toLocaleDateString("sv", { timeZone });
    return c.json({
      today,
      week: live
        ? happeningsOfWeek(
            live.schedule,
            live["pages/course"].weekByWeek.weeks.map(({ title }) => title),
            today,
          )
        : [],
      datesRunningOut: (drafted && datesRunningOut(drafted.schedule, today)) ?? null,
      replyPromise: live?.business.replyPromise ?? "",
      /** Whether what is live is also kept somewhere else than on this computer. */
      hasSecondCopy: await isKeptElsewhere(project),
    });
  });
