// The same facts in other notations that the provider's documentation allows, or that other versions of it use.
const named = (prefix: string) => (value: unknown) =>
  typeof value === 'string' && value.startsWith(prefix) ? { id: value, object: 'expanded' } : value
const text = (change: (value: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value

/** Numbers and flags as texts, as other libraries write them. */
const asText = (value: unknown) => (typeof value === 'number' || typeof value === 'boolean' ? ` ${value}` : value)
/** Seconds since 1970 as a date and a time. */
const dated = (value: unknown) =>
  typeof value === 'number' && value > 0 ? new Date(value * 1000).toISOString() : value

const NOTATIONS: Record<string, (value: unknown) => unknown> = {
  currency: text((code) => ` ${code.toUpperCase()}`),
  country: text((code) => code.toLowerCase()),
  order_id: text((id) => ` ${id}\n`),
  page_id: text((id) => `${id} `),
  customer: named('cus_'),
  payment_method: named('pm_'),
  fingerprint: () => null,
  // it may follow the charge
  balance_transaction: () => null,
  amount_total: asText,
  amount_refunded: asText,
  amount_received: asText,
  fee: asText,
  livemode: asText,
  disputed: asText,
  paid: asText,
  created: dated,
  expires_at: asText,
  name: (value) => (value === '' ? null : value),
}
/** What an event is about may be named or stand there whole. */
const IN_EVENTS = { ...NOTATIONS, payment_intent: named('pi_'), invoice: named('in_') }

export const inOddNotation = (body: string): string => JSON.stringify(rewritten(JSON.parse(body), NOTATIONS))
export const eventInOddNotation = (body: string): string => JSON.stringify(rewritten(JSON.parse(body), IN_EVENTS))

function rewritten(value: unknown, notations: typeof NOTATIONS): unknown {
  if (Array.isArray(value)) return value.map((each) => rewritten(each, notations))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, each]) => {
    const inside = rewritten(each, notations)
    return [name, Object.hasOwn(notations, name) ? notations[name]?.(inside) : inside]
  })
  return { ...Object.fromEntries(fields), a_field_of_tomorrow: { object: 'unknown' } }
}
