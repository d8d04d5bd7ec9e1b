/** Listens before anybody else: while React takes over, it holds back events from those who come later. */
export const listen = <Type extends keyof DocumentEventMap>(
  type: Type,
  listener: (event: DocumentEventMap[Type]) => void,
) => document.addEventListener(type, listener, true);
