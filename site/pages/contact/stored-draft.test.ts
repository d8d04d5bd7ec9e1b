import { afterEach, describe, expect, it, vi } from "vitest";
import { clearStoredDraft, readStoredDraft, storeDraft } from "./stored-draft.ts";

const draft = { name: "Sam", email: "sam@example.net", interest: "1-to-1 Coaching", message: "Hello" };

function stubStorage(initial?: string) {
  const items = new Map(initial === undefined ? [] : [["contact-draft", initial]]);
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a stored draft", () => {
  it("is read back with its idempotency key until it is cleared", () => {
    stubStorage();
    storeDraft({ draft, idempotencyKey: "id-1" });
    expect(readStoredDraft()).toEqual({ draft, idempotencyKey: "id-1" });
    clearStoredDraft();
    expect(readStoredDraft()).toBeUndefined();
  });

  it.each(["", "{", "null", "7", "{}", '{"draft":null}', '{"draft":{"name":"Sam"}}', '{"draft":{"name":1}}'])(
    "ignores the invalid stored value %j",
    (text) => {
      stubStorage(text);
      expect(readStoredDraft()).toBeUndefined();
    },
  );

  it("is ignored if storage is disabled", () => {
    vi.stubGlobal(
      "sessionStorage",
      new Proxy(
        {},
        {
          get: () => {
            throw new DOMException("off", "SecurityError");
          },
        },
      ),
    );
    storeDraft({ draft });
    clearStoredDraft();
    expect(readStoredDraft()).toBeUndefined();
  });
});
