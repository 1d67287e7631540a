// The notations that the answers of Airalo are met in, beside the tidy one; each answer takes another turn through
// them. All of them say the same.

const MONEY = new Set(['price', 'net_price', 'unit_paid_price', 'total_amount_paid'])
const WHOLE = new Set(['quantity', 'validity', 'amount', 'day', 'total', 'remaining', 'code', 'id'])
const MESSAGES = ['succes', 'api.succes', 'success', 'messages.success']

export function inOddAiralo(body: unknown, turn: number): unknown {
  if (typeof body !== 'object' || body === null) return body
  const written = rewritten(body, '', turn)
  if (typeof written !== 'object' || written === null || !('meta' in written)) return written
  const { meta } = written
  const message = MESSAGES[turn % MESSAGES.length]
  return { ...written, meta: typeof meta === 'object' ? { ...meta, message } : meta }
}

function rewritten(value: unknown, name: string, turn: number): unknown {
  if (Array.isArray(value)) return value.map((each) => rewritten(each, name, turn))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewritten(inner, key, turn)]))
  // A number as text, or text as a number: whoever reads them must take both.
  if (MONEY.has(name) && typeof value === 'number') return turn % 2 === 0 ? value.toFixed(2) : value
  if (MONEY.has(name) && typeof value === 'string') return Number(value)
  if (WHOLE.has(name) && typeof value === 'number') return turn % 2 === 0 ? String(value) : value
  if (WHOLE.has(name) && typeof value === 'string' && /^\d{1,9}$/.test(value)) return Number(value)
  return value
}
