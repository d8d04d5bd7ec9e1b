import { describe, expect, it } from "vitest";
import { fieldLimits, fieldMessages, notices } from "../../../content/contact-form.ts";
import { findFaults, firstFaulty, noticeFor, randomUuid, submissionIdFor } from "./submission.ts";

const draft = {
  name: "Zoë O’Brien",
  email: "zoe@example.net",
  interest: "General Question",
  message: "Does it suit someone who falls asleep?",
};

describe("what has to be mended before a message can go", () => {
  it("is nothing where all is filled in", () => {
    expect(findFaults(draft)).toEqual({});
  });

  it("is every empty field, and blanks count as empty", () => {
    expect(findFaults({ ...draft, name: " \t", email: "", message: "\n  \n" })).toEqual({
      name: fieldMessages.name.missing,
      email: fieldMessages.email.missing,
      message: fieldMessages.message.missing,
    });
  });

  it.each(["sam", "sam@", "@example.net", "sam@example", "sam @example.net", "sam@example."])(
    "is an email address like %j",
    (email) => {
      expect(findFaults({ ...draft, email })).toEqual({ email: fieldMessages.email.invalid });
    },
  );

  it.each(["sam+list@example.co.uk", "Ünï@bücher.example", "用户@例え.テスト", "  sam@example.net "])(
    "is not an email address like %j",
    (email) => {
      expect(findFaults({ ...draft, email })).toEqual({});
    },
  );

  it("is a text over its limit, not one that just fits", () => {
    expect(findFaults({ ...draft, message: "x".repeat(fieldLimits.message) })).toEqual({});
    expect(findFaults({ ...draft, message: "x".repeat(fieldLimits.message + 1) })).toEqual({
      message: fieldMessages.message.tooLong,
    });
  });

  it("begins with the field that stands first on the card", () => {
    const faults = findFaults({ ...draft, email: "sam", message: "" });
    expect(firstFaulty(faults)).toBe("email");
  });
});

describe("the notice", () => {
  it("is the one about missing information where a field is empty, whatever else is wrong", () => {
    const incomplete = { ...draft, email: "sam", message: " " };
    expect(noticeFor(incomplete, findFaults(incomplete))).toEqual(notices.missing);
  });

  it("does not call a wrong address missing", () => {
    const wrong = { ...draft, email: "sam" };
    const notice = noticeFor(wrong, findFaults(wrong));
    expect(notice).toEqual({ title: notices.failed.title, text: fieldMessages.email.invalid });
  });
});

describe("the submission id", () => {
  it("stays while the same text is sent again", () => {
    const first = submissionIdFor(draft, undefined);
    expect(submissionIdFor({ ...draft }, { id: first, draft })).toBe(first);
  });

  it.each(["name", "email", "interest", "message"] as const)("is a new one after an edit of %s", (field) => {
    const first = submissionIdFor(draft, undefined);
    expect(submissionIdFor({ ...draft, [field]: "edited" }, { id: first, draft })).not.toBe(first);
  });

  it("is a UUID also where the page came by plain http", () => {
    const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    const { randomUUID } = crypto;
    try {
      Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
      const made = Array.from({ length: 50 }, randomUuid);
      for (const id of made) expect(id).toMatch(uuid);
      expect(new Set(made).size).toBe(50);
    } finally {
      Object.defineProperty(crypto, "randomUUID", { value: randomUUID, configurable: true });
    }
  });
});
