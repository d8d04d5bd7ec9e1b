import { useCallback, useEffect, useState } from "react";
import { readWall, type Wall } from "./wall.ts";

/** Returns the wall and a function that reads it again. It follows other tabs. */
export function useWall(): readonly [wall: Wall, refresh: () => void] {
  // Prerendered without a visitor, so it begins empty.
  const [wall, setWall] = useState<Wall>({ state: "open", prints: [] });
  const refresh = useCallback(() => setWall(readWall()), []);
  useEffect(() => {
    refresh();
    addEventListener("storage", refresh);
    return () => removeEventListener("storage", refresh);
  }, [refresh]);
  return [wall, refresh];
}
