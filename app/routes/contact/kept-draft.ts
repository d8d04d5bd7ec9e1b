import type { Draft } from "./submission.ts";

/** A draft that outlives a reload, with the id under which it was last sent. */
export type KeptDraft = { readonly draft: Draft; readonly submissionId?: string | undefined };

const key = "contact-draft";

/** Keeps a draft for this tab. Where storage is switched off, nothing is kept and nothing breaks. */
export function keepDraft(kept: KeptDraft): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(kept)));
}

/** The draft that was kept, if there is one that can be read. */
export function readDraft(): KeptDraft | undefined {
  const text = withStorage((storage) => storage.getItem(key));
  if (!text) return undefined;
  try {
    const kept = JSON.parse(text) as Partial<KeptDraft>;
    const { draft } = kept;
    const fields = [draft?.name, draft?.email, draft?.interest, draft?.message];
    return draft && fields.every((field) => typeof field === "string") ? { ...kept, draft } : undefined;
  } catch {
    return undefined; // written by another version of the page
  }
}

export function forgetDraft(): void {
  withStorage((storage) => storage.removeItem(key));
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined; // switched off by the visitor, or full
  }
}
