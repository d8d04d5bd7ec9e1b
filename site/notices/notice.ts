/** A notice at the foot of the screen. */
export type Notice = {
  readonly title: string;
  readonly text: string;
};
