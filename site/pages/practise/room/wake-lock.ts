/**
 * Keeps the screen on, where the browser can. A hidden page loses its lock and gets another on return.
 *
 * @returns lets the screen go dark again
 */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | undefined;
  const stopped = new AbortController();
  const request = async () => {
    if (document.hidden || (lock && !lock.released)) return;
    // Refused with a low battery, or without the right to: the screen then goes dark by itself.
    const granted = await navigator.wakeLock?.request("screen").catch(() => undefined);
    if (stopped.signal.aborted) await granted?.release();
    else lock = granted;
  };
  document.addEventListener("visibilitychange", () => void request(), { signal: stopped.signal });
  void request();
  return () => {
    stopped.abort();
    lock?.release().catch(() => {});
  };
}
