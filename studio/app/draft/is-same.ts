/**
 * Whether two values of JSON say the same. An empty field of a file is null, one that is left out undefined; spaces around a
 * text don't count, since a file is read without them.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
  if (Object.is(one, other) || (one ?? null) === (other ?? null)) return true;
  if (Array.isArray(one) || Array.isArray(other)) {
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isSame(item, other[index]))
    );
  }
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  const [fields, others] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    fields.length === others.size &&
    fields.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  );
}
