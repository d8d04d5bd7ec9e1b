import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetDraft, keepDraft, readDraft } from "./kept-draft.ts";

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

describe("a kept draft", () => {
  it("comes back with the id under which it was last sent, until it is forgotten", () => {
    stubStorage();
    keepDraft({ draft, submissionId: "id-1" });
    expect(readDraft()).toEqual({ draft, submissionId: "id-1" });
    forgetDraft();
    expect(readDraft()).toBeUndefined();
  });

  it.each(["", "{", "null", "7", "{}", '{"draft":null}', '{"draft":{"name":"Sam"}}', '{"draft":{"name":1}}'])(
    "is none where storage holds %j",
    (text) => {
      stubStorage(text);
      expect(readDraft()).toBeUndefined();
    },
  );

  it("breaks nothing where storage is switched off", () => {
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
    keepDraft({ draft });
    forgetDraft();
    expect(readDraft()).toBeUndefined();
  });
});
