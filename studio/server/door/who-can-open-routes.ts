import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Project } from "../../engine/project.ts";
import { Refusal } from "../../engine/refusal.ts";
import { explainToAnyone, jsonBody } from "../failure.ts";
import { hasKey, issueKey } from "./enrolment-key.ts";
import { type DoorKeeper, notFresh } from "./keeper.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";

type ListOptions = {
  readonly project: Project;
  readonly origin: string;
  readonly now: () => number;
  readonly keeper: DoorKeeper;
};

export type WhoCanOpenApi = ReturnType<typeof createWhoCanOpenRoutes>;

/** Who can open the studio and where it is open: for windows that are in. */
export function createWhoCanOpenRoutes({ project, origin, now, keeper }: ListOptions) {
  /** What changes who can open the studio takes a passkey that was just shown: a window left open isn’t enough. */
  const assertFresh = (c: Context) => {
    const session = keeper.sessionOf(c);
    if (!session || !keeper.isFresh(session)) throw new Refusal(notFresh);
  };

  return new Hono()
    .onError(explainToAnyone)
    .get("/", (c) => {
      const { passkeys, recoveryCodes } = keeper.state();
      const own = keeper.sessionOf(c);
      const nameOf = (id: string) => passkeys.find((one) => one.id === id)?.name ?? "";
      return c.json({
        passkeys: passkeys.map(({ id, name, madeAt, usedAt }) => ({
          id,
          name,
          madeAt,
          usedAt,
          isOwn: own !== undefined && keeper.belongsTo(own, id),
        })),
        codesLeft: recoveryCodes.length,
        sessions: keeper.sessions().map(({ id, passkey, browser, openedAt, seenAt }) => ({
          id,
          browser,
          openedAt,
          seenAt,
          passkey: nameOf(passkey),
          isOwn: id === own?.id,
        })),
        /** Emails about who came in that haven't gone out. */
        waitingEmails: keeper.unsentNotices(),
        /** Whether an address makes a passkey at the moment. */
        hasKey: hasKey(project, now()),
        /** Whether this window must show its passkey before it changes anything here. */
        needsPasskey: !own || !keeper.isFresh(own),
      });
    })
    .post("/key", (c) => {
      assertFresh(c);
      return c.json({ address: issueKey(project, origin, now()) });
    })
    .post("/recovery-codes", (c) => {
      assertFresh(c);
      const { codes, hashes } = newRecoveryCodes();
      keeper.replaceCodes(c, hashes);
      return c.json({ recoveryCodes: codes });
    })
    .put("/passkeys/:id", jsonBody(z.object({ name: z.string().trim().min(1).max(60) })), (c) => {
      assertFresh(c);
      keeper.renamePasskey(c.req.param("id"), c.req.valid("json").name);
      return c.json({});
    })
    .delete("/passkeys/:id", (c) => {
      assertFresh(c);
      const id = c.req.param("id");
      const { passkeys } = keeper.state();
      if (passkeys.every((one) => one.id === id)) {
        throw new Refusal(
          "This is the only passkey: without it, nobody could open the studio. Add another one first.",
        );
      }
      keeper.removePasskey(c, id);
      return c.json({});
    })
    .delete("/sessions/:id", (c) => {
      const id = c.req.param("id");
      // Who has a window of hers, and no passkey, would end each of her next ones before she can end it.
      if (id !== keeper.sessionOf(c)?.id) assertFresh(c);
      keeper.endSession(id);
      return c.json({});
    })
    .delete("/sessions", (c) => {
      keeper.endAll(c);
      return c.json({});
    });
}
