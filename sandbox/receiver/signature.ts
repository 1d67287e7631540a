// The check that a partner's software makes before it trusts a message: the HMAC of the sending time in seconds, a dot,
// and the body, and the message's age.
import { createHmac, timingSafeEqual } from 'node:crypto'

const OLDEST_SECONDS = 300

/** `no_secret`: nobody has set a secret to check against yet. */
export type Verdict = 'held' | 'wrong' | 'too_old' | 'unsigned' | 'no_secret'

type Signed = { signature: string | null; body: string; arrivedAt: Date }

export function verdictOf({ signature, body, arrivedAt }: Signed, secrets: readonly string[]): Verdict {
  const second = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature ?? '')?.[1]
  const given = [...(signature ?? '').matchAll(/(?:^|,)v1=([0-9a-f]{64})(?=,|$)/g)].map(([, mark = '']) => mark)
  if (second === undefined || given.length === 0) return 'unsigned'
  if (secrets.length === 0) return 'no_secret'
  const fits = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${second}.${body}`).digest()
    return given.some((mark) => timingSafeEqual(Buffer.from(mark, 'hex'), expected))
  })
  if (!fits) return 'wrong'
  return Math.abs(arrivedAt.getTime() / 1000 - Number(second)) > OLDEST_SECONDS ? 'too_old' : 'held'
}
