/**
 * Reads a body, but never more than so many bytes: whatever the headers say of its length.
 *
 * @returns the bytes, or undefined where there are more
 * @throws where the connection broke in the middle
 */
export async function readBody(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // A declared length that is too long need not be waited for.
  if (Number(request.headers.get("Content-Length")) > most) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
