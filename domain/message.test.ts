import { describe, expect, it } from "vitest";
import { fieldLimits, fieldMessages, firstInvalid, noticeFor, notices, validate } from "./message.ts";

const draft = {
  name: "Zoë O’Brien",
  email: "zoe@example.net",
  interest: "General Question",
  message: "Does it suit someone who falls asleep?",
};

describe("validation of a draft", () => {
  it("accepts a complete draft", () => {
    expect(validate(draft)).toEqual({});
  });

  it("reports every empty field, whitespace included", () => {
    expect(validate({ ...draft, name: " \t", email: "", message: "\n  \n" })).toEqual({
      name: fieldMessages.name.missing,
      email: fieldMessages.email.missing,
      message: fieldMessages.message.missing,
    });
  });

  it.each(["sam", "sam@", "@example.net", "sam@example", "sam @example.net", "sam@example..net"])(
    "rejects the email address %j",
    (email) => {
      expect(validate({ ...draft, email })).toEqual({ email: fieldMessages.email.invalid });
    },
  );

  it.each(["sam+list@example.co.uk", "Ünï@bücher.example", "用户@例え.テスト", "  sam@example.net.  "])(
    "accepts the email address %j",
    (email) => {
      expect(validate({ ...draft, email })).toEqual({});
    },
  );

  it("rejects a message over the limit and accepts one at it", () => {
    expect(validate({ ...draft, message: "x".repeat(fieldLimits.message) })).toEqual({});
    expect(validate({ ...draft, message: "x".repeat(fieldLimits.message + 1) })).toEqual({
      message: fieldMessages.message.tooLong,
    });
  });

  it("finds the first invalid field of the form", () => {
    const errors = validate({ ...draft, email: "sam", message: "" });
    expect(firstInvalid(errors)).toBe("email");
  });
});

describe("the notice", () => {
  it("reports missing information before any other error", () => {
    const incomplete = { ...draft, email: "sam", message: " " };
    expect(noticeFor(incomplete, validate(incomplete))).toEqual(notices.missing);
  });

  it("says that an email address is wrong; what to write stands at the field", () => {
    const wrong = { ...draft, email: "sam" };
    const notice = noticeFor(wrong, validate(wrong));
    expect(notice).toEqual(notices.invalidEmail);
  });
});
