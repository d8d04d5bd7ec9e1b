import { z } from "zod";
import { doorEvents } from "../../../server/owner-emails/studio-door.ts";
import { openJsonFile } from "../../engine/json-file.ts";
import type { Project } from "../../engine/project.ts";

/** Milliseconds since 1970. */
const time = z.number();

const passkey = z.strictObject({
  /** The credential's own, in base64url. */
  id: z.string(),
  /** In base64url. Who has it can check signatures, not make them. */
  publicKey: z.string(),
  /** 0 where the passkey is on several devices. */
  counter: z.number(),
  transports: z.array(z.string()).optional(),
  name: z.string(),
  madeAt: time,
  usedAt: time,
});

const session = z.strictObject({
  /** The hash of its cookie, which isn't kept. */
  id: z.string(),
  /** The hash of the folder in which its window finds the preview. */
  preview: z.string(),
  /** The id of the passkey that opened it. */
  passkey: z.string(),
  /** Those of the passkeys that were made in its window. */
  made: z.array(z.string()).optional(),
  /** Such as “Safari on an iPhone”. */
  browser: z.string(),
  openedAt: time,
  /** When it last asked for anything, to within some minutes. */
  seenAt: time,
});

/** An email to the owner that hasn't gone out yet. */
const notice = z.strictObject({
  id: z.string(),
  kind: z.enum(doorEvents),
  /** The name of the passkey. */
  passkey: z.string(),
  browser: z.string(),
  at: time,
});

const doorState = z.strictObject({
  /** Where the studio is. Passkeys belong to its host name. */
  origin: z.string(),
  /** What passkeys call the owner: 256 random bits. */
  owner: z.string(),
  passkeys: z.array(passkey),
  /** Their hashes. One that was used is gone. */
  recoveryCodes: z.array(z.string()),
  sessions: z.array(session),
  /** Browsers that have been in, by the hashes of their cookies. */
  browsers: z.array(z.strictObject({ id: z.string(), seenAt: time })),
  notices: z.array(notice),
});

const key = z.strictObject({ hash: z.string(), madeAt: time });

export type DoorState = z.infer<typeof doorState>;
export type Passkey = z.infer<typeof passkey>;
export type Session = z.infer<typeof session>;
export type Notice = z.infer<typeof notice>;

/** Who may open the studio: passkeys, recovery codes and sessions. Only the studio that runs writes it. */
export const doorFile = (project: Project) => openJsonFile(project, "door.json", doorState);

/** The key that makes a passkey, hashed. A command writes it while the studio runs. */
export const keyFile = (project: Project) => openJsonFile(project, "door-key.json", key.nullable());
