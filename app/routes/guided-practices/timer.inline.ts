/** The clocks of the practices work from the start, before React. Compiled to one line; its hash is in the policy. */
import { installTimer } from "./timer.ts";

installTimer();
