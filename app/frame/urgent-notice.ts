type Listener = (text: string) => void;
let listener: Listener | undefined;

/** Says something at once to those who listen to the page. */
export const announceUrgently = (text: string): void => listener?.(text);

/** Where urgent notices are spoken: the region that the frame renders. */
export function onUrgentNotice(speak: Listener): () => void {
  listener = speak;
  return () => {
    listener = undefined;
  };
}
