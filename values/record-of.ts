/** One value for each of these keys. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value>
export function recordOf<Value>(keys: readonly string[], valueOf: (key: string) => Value): Record<string, Value> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]))
}
