/* Reads a practice aloud with a voice of the device's own. Voices that would send the words away are never used. */

/** Returns the device's English voice: Australian before New Zealand and British, and those before any other. */
export function ownVoice(): SpeechSynthesisVoice | undefined {
  const own = voices().filter(({ localService, lang }) => localService && /^en\b/i.test(lang));
  const from = (region: RegExp) => own.find(({ lang }) => region.test(lang));
  return from(/^en[-_]au/i) ?? from(/^en[-_](?:nz|gb)/i) ?? own[0];
}

const voices = () => globalThis.speechSynthesis?.getVoices() ?? [];

/** Reads a text, one sentence at a time: some browsers fall silent in the middle of a long one. */
export function read(text: string): void {
  const voice = ownVoice();
  if (!voice) return;
  stopReading();
  for (const sentence of text.match(/[^.?!]+[.?!]+[”’]?\s*/g) ?? [text]) {
    const utterance = new SpeechSynthesisUtterance(sentence);
    Object.assign(utterance, { voice, lang: voice.lang, rate: 0.88, pitch: 0.95 });
    speechSynthesis.speak(utterance);
  }
}

export function stopReading(): void {
  globalThis.speechSynthesis?.cancel();
}

/** Calls back when the device's voices are known or change. Returns a function that stops that. */
export function onVoicesChanged(listener: () => void): () => void {
  const speech = globalThis.speechSynthesis;
  // Some browsers have speech without events.
  speech?.addEventListener?.("voiceschanged", listener);
  return () => speech?.removeEventListener?.("voiceschanged", listener);
}
