import { createMemory } from "../../content-model/compiler/remember.ts";

/** What the compiler computed in the tests of a file: nearly all content is the same in each. */
export const remember = createMemory();
