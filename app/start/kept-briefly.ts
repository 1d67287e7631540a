// Keeps values for a minute, and no more than fits; the oldest are dropped first.

const LIVES_MS = 60_000

type Limits<Value> = { mostBytes: number; bytesOf: (value: Value) => number; now: () => number }

export function keptBriefly<Value>({ mostBytes, bytesOf, now }: Limits<Value>) {
  const kept = new Map<string, { value: Value; until: number }>()
  let bytes = 0

  function drop(key: string) {
    const known = kept.get(key)
    if (known) bytes -= bytesOf(known.value)
    kept.delete(key)
  }

  // A map lists its entries in the order they were added, so the oldest come first.
  function dropOld() {
    for (const [key, { until }] of kept) {
      if (until > now()) return
      drop(key)
    }
  }

  return {
    get: (key: string): Value | undefined => {
      dropOld()
      return kept.get(key)?.value
    },
    keep: (key: string, value: Value): void => {
      drop(key)
      kept.set(key, { value, until: now() + LIVES_MS })
      bytes += bytesOf(value)
      for (const [oldest] of kept) {
        if (bytes <= mostBytes) return
        drop(oldest)
      }
    },
  }
}
