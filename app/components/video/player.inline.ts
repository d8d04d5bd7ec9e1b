import { installPlayer } from "./player.ts";

installPlayer();
