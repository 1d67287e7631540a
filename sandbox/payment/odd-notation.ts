// The same facts in other notations that the provider's documentation allows, or that other versions of it use.
const named = (prefix: string) => (value: unknown) =>
  typeof value === 'string' && value.startsWith(prefix) ? { id: value, object: 'expanded' } : value
const text = (change: (value: string) => string) => (value: unknown) =>
  typeof value === 'string' ? change(value) : value

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
