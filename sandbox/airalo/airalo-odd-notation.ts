// The notations that the answers of Airalo are met in, beside the tidy one; each answer takes another turn through
// them. All of them say the same.
import { inOddWriting, pick, written } from '../wholesale/odd-writing.ts'
import type { OddNames } from '../wholesale/odd-writing.ts'

const ODD: OddNames = {
  fields: {
    iccid: 'iccid',
    qrcode: 'code',
    lpa: 'host',
    matching_id: 'matchingId',
    created_at: 'instant',
    expired_at: 'instant',
    activated_at: 'instant',
    day: 'days',
    currency: 'currency',
    country_code: 'country',
    code: 'country',
  },
  gaps: new Set(['sims', 'data', 'packages', 'countries', 'coverages', 'operators']),
  doubles: new Set(['sims', 'data', 'packages', 'countries', 'coverages', 'operators']),
  junk: new Set(['sims', 'countries', 'coverages']),
  nullable: new Set(['countries', 'coverages', 'networks']),
}
const MONEY = new Set(['price', 'net_price', 'unit_paid_price', 'total_amount_paid'])
const WHOLE = new Set(['quantity', 'validity', 'id'])
const MESSAGES = ['succes', 'api.succes', 'success', 'messages.success']

export function inOddAiralo(body: unknown, turn: number): unknown {
  if (typeof body !== 'object' || body === null) return body
  const odd = inOddWriting(rewritten(body, '', turn), turn, ODD)
  if (typeof odd !== 'object' || odd === null || !('meta' in odd)) return odd
  const { meta } = odd
  return { ...odd, meta: typeof meta === 'object' ? { ...meta, message: pick(MESSAGES, turn) } : meta }
}

function rewritten(value: unknown, name: string, turn: number): unknown {
  if (Array.isArray(value)) return value.map((each) => rewritten(each, name, turn))
  if (typeof value === 'object' && value !== null)
    return {
      ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewritten(inner, key, turn)])),
      // The same names are those of an amount of money, and of how many rows a list has.
      ...('remaining' in value &&
      'total' in value &&
      typeof value.remaining === 'number' &&
      typeof value.total === 'number'
        ? { remaining: written('megabytes', value.remaining, turn), total: written('megabytes', value.total, turn) }
        : {}),
      ...('day' in value && 'amount' in value && typeof value.amount === 'number'
        ? { amount: written('count', value.amount, turn) }
        : {}),
    }
  // Some answers have only the two parts of the code.
  if (name === 'qrcode' && typeof value === 'string' && turn % 4 === 3 && value.split('$').length === 3) return null
  // A number as text, or text as a number: whoever reads them must take both.
  if (MONEY.has(name) && typeof value === 'number') return turn % 2 === 0 ? value.toFixed(2) : value
  if (MONEY.has(name) && typeof value === 'string') return Number(value)
  if (WHOLE.has(name) && typeof value === 'number') return turn % 2 === 0 ? String(value) : value
  if (WHOLE.has(name) && typeof value === 'string' && /^\d{1,9}$/.test(value)) return Number(value)
  return value
}
