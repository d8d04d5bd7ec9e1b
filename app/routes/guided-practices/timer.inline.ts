import { installTimer } from "./timer.ts";

installTimer();
