import { sundayClass } from "#content/schedule";

const { loop, microphone, seat, sheet } = sundayClass.hearing;

/** What the owner has said for people who are hard of hearing; empty until she has. */
export const hearingFacts = [loop, microphone, seat, sheet].filter((fact) => fact !== undefined).join(" ");
