// One key, one effect: the same call gets the first answer again; a different call with the same key is refused.
import { createHash } from 'node:crypto'
import type { World } from './payment-world.ts'
import { StripeProblem } from './stripe-problem.ts'

const KEPT_SECONDS = 86_400

export type Kept = { status: number; body: string; isReplayed: boolean }
type Once = { key: string; fingerprint: string; wait: () => Promise<void>; work: () => Done }
/** What a call gave; an error on the provider's side is kept like any other answer. */
export type Done = { status: number; body: string }

export function fingerprintOf(parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}

export function openKeys(world: World) {
  const underway = new Map<string, string>()

  return async ({ key, fingerprint, wait, work }: Once): Promise<Kept> => {
    const kept = world.records.findKey(key)
    if (kept !== null && kept.created > world.nowSeconds() - KEPT_SECONDS) {
      if (kept.fingerprint !== fingerprint) throw misuse(key)
      return { status: kept.status, body: kept.body, isReplayed: true }
    }
    const other = underway.get(key)
    if (other !== undefined) throw other === fingerprint ? inProgress(key) : misuse(key)

    underway.set(key, fingerprint)
    try {
      await wait()
      // The effect and its answer are saved together, so that a crash can't separate them.
      const done = world.records.transaction(() => {
        const made = work()
        world.records.keepKey(key, fingerprint, made.status, made.body, world.nowSeconds())
        return made
      })
      return { ...done, isReplayed: false }
    } finally {
      underway.delete(key)
    }
  }
}

function misuse(key: string): StripeProblem {
  return new StripeProblem(
    400,
    'idempotency_error',
    `Keys for idempotent requests can only be used with the same parameters they were first used with. ` +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  )
}

function inProgress(key: string): StripeProblem {
  return new StripeProblem(
    409,
    'invalid_request_error',
    `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, ` +
      `and the other request is still going through): ${key}. Please try again later.`,
    { code: 'idempotency_key_in_use' },
  )
}
