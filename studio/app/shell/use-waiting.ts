/** Returns how many messages wait for an answer. */
export const useWaiting = (): number => 0;
