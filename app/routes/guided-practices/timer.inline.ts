/** The clocks of the practices work before React. Compiled to one line, in a file that this page alone asks for. */
import { installTimer } from "./timer.ts";

installTimer();
