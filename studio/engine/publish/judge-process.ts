import { text } from "node:stream/consumers";
import { type ContentState, decode, encode, judgeContent } from "./judge-content.ts";

/* Judges the state that it reads by the rules of the commit in whose work tree it runs (program.ts). */
process.stdout.write(encode(await judgeContent(decode(await text(process.stdin)) as ContentState)));
