/** Text as it was typed, in paragraphs. Never HTML: it may be a visitor's. */
export const Paragraphs = ({ text }: { readonly text: string }) =>
  text.split(/\n{2,}/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
    <p key={index}>{paragraph}</p>
  ));
