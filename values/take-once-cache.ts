// Keeps values for a moment until somebody takes them. Of those never taken, only the newest few stay.
export type TakeOnceCache<Value> = ReturnType<typeof createTakeOnceCache<Value>>

export function createTakeOnceCache<Value>(most: number) {
  const kept = new Map<string, Value>()
  return {
    keep: (name: string, value: Value): void => {
      kept.set(name, value)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
    /** Returns the value under this name, once. */
    take: (name: string): Value | null => {
      const value = kept.get(name) ?? null
      kept.delete(name)
      return value
    },
  }
}
