// A list of planned faults: each strikes at a named place, a given number of times, on whatever it matches.
import { z } from 'zod'

export type Fault = {
  id: number
  at: string
  kind: string
  /** How many more times it strikes; null means until it is cleared. */
  times: number | null
  /** How many matching calls pass unharmed before it begins. */
  skip: number
  /** Strikes only if one of the subjects (reference, ICCID, address) contains this text. */
  match: string | null
  ms: number | null
  hits: number
}

export type FaultList = {
  set: (fault: object) => Fault
  clear: () => void
  /** Aborts once the faults that are planned now are cleared, for calls that one of them holds. */
  untilCleared: () => AbortSignal
  list: () => Fault[]
  /**
   * The fault that strikes here now, counted as used; null if there is none. Odd notation is only how a right answer is
   * written, so any other fault comes before it.
   */
  take: (at: string, subjects?: string[], kinds?: readonly string[]) => Fault | null
}

/** Thrown for an unknown fault; its message may be shown. */
export class FaultRefused extends Error {}

const faultBody = z.object({
  at: z.string(),
  kind: z.string(),
  times: z.number().int().min(1).max(100_000).nullish(),
  skip: z.number().int().min(0).max(100_000).default(0),
  match: z.string().max(300).nullish(),
  ms: z
    .number()
    .min(0)
    .max(31 * 86_400_000)
    .nullish(),
})

export function openFaultList(vocabulary: Record<string, readonly string[]>): FaultList {
  let faults: Fault[] = []
  let lastId = 0
  let cleared = new AbortController()

  function set(fault: object): Fault {
    const read = faultBody.safeParse(fault)
    if (!read.success) throw new FaultRefused(`A fault needs { at, kind } and may have { times, skip, match, ms }.`)
    const { at, kind, times, skip, match, ms } = read.data
    const kinds = Object.hasOwn(vocabulary, at) ? vocabulary[at] : undefined
    if (!kinds) throw new FaultRefused(`Unknown place '${at}'. Known: ${Object.keys(vocabulary).join(', ')}.`)
    if (!kinds.includes(kind)) throw new FaultRefused(`Unknown kind '${kind}' at '${at}'. Known: ${kinds.join(', ')}.`)

    lastId += 1
    const planned = { id: lastId, at, kind, times: times ?? null, skip, match: match || null, ms: ms ?? null, hits: 0 }
    faults.push(planned)
    return { ...planned }
  }

  function take(at: string, subjects: string[] = [], kinds?: readonly string[]): Fault | null {
    for (const fault of inTurn(faults)) {
      const { match } = fault
      if (fault.at !== at || (kinds && !kinds.includes(fault.kind))) continue
      if (match !== null && !subjects.some((subject) => subject.includes(match))) continue
      if (fault.skip > 0) {
        fault.skip -= 1
        continue
      }
      fault.hits += 1
      if (fault.times !== null) fault.times -= 1
      if (fault.times === 0) faults = faults.filter((other) => other !== fault)
      return { ...fault }
    }
    return null
  }

  return {
    set,
    take,
    clear: () => {
      faults = []
      cleared.abort()
      cleared = new AbortController()
    },
    untilCleared: () => cleared.signal,
    list: () => faults.map((fault) => ({ ...fault })),
  }
}

/** The order in which planned faults may strike. */
export const inTurn = <Planned extends { kind: string }>(faults: Planned[]): Planned[] => [
  ...faults.filter(({ kind }) => kind !== 'odd-notation'),
  ...faults.filter(({ kind }) => kind === 'odd-notation'),
]
