// The token of an account: fetched once for everybody who waits for it, and used for as long as the network says, but
// for a day at most: the documentation says both a day and a year.
import type { Clock } from '#ports/clock.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { toldText } from '#values/normal-form/told.ts'
import { toldWhole } from '#values/normal-form/whole.ts'

type Token = { text: string; from: number; until: number }

const DAY_MS = 24 * 3_600_000
/** Requests with a token that ends on the way would be refused. */
const EARLIER_MS = 60_000

export function tokenKeeper(clock: Clock, fetchToken: () => Promise<Token>) {
  let kept: Token | null = null
  let fetching: Promise<Token> | null = null
  const now = () => clock.now().getTime()
  const valid = () => (kept !== null && now() < kept.until ? kept : null)

  return {
    get: async (): Promise<string> => {
      const known = valid()
      if (known) return known.text
      fetching ??= fetchToken().finally(() => (fetching = null))
      kept = await fetching
      return kept.text
    },
    /** The network refused it. Whoever has a newer one keeps that. */
    forget: (text: string): void => {
      if (kept?.text === text) kept = null
    },
    ageMs: (): number | null => {
      const known = valid()
      return known && now() - known.from
    },
  }
}

/** Undefined for an answer without a token. */
export function tokenIn(told: unknown, from: number): Token | undefined {
  const data = isRecord(told) && isRecord(told['data']) ? told['data'] : null
  const text = data && toldText(data['access_token'])
  if (!data || typeof text !== 'string' || text === '') return undefined
  const livesMs = (toldWhole(data['expires_in']) ?? 0) * 1000
  return { text, from, until: from + Math.min(livesMs || DAY_MS, DAY_MS) - EARLIER_MS }
}
