import type { Draft } from "../../../domain/message.ts";

/** A draft that survives a reload. */
type StoredDraft = {
  readonly draft: Draft;
  /** The path of the page on which its message was typed. */
  readonly page?: string | undefined;
  /** The key under which it was last sent. */
  readonly idempotencyKey?: string | undefined;
};

const key = "contact-draft";

/** Stores a draft for this tab. If storage is unavailable, nothing is stored and nothing breaks. */
export function storeDraft(stored: StoredDraft): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(stored)));
}

/** Returns the stored draft, or `undefined` if it is missing or invalid. */
export function readStoredDraft(): StoredDraft | undefined {
  const text = withStorage((storage) => storage.getItem(key));
  if (!text) return undefined;
  try {
    const stored = JSON.parse(text) as Partial<StoredDraft>;
    const { draft } = stored;
    const fields = [draft?.name, draft?.email, draft?.interest, draft?.message];
    return draft && fields.every((field) => typeof field === "string") ? { ...stored, draft } : undefined;
  } catch {
    return undefined; // written by another version of the page
  }
}

export function clearStoredDraft(): void {
  withStorage((storage) => storage.removeItem(key));
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined; // disabled by the visitor, or full
  }
}
