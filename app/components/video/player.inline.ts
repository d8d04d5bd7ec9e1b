/** Play buttons work from the start, before React. Compiled to one line; its hash is in the policy. */
import { installPlayer } from "./player.ts";

installPlayer();
