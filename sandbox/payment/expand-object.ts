// Replaces IDs in an answer with the objects they name, along the paths that the caller asked for.
import type { World } from './payment-world.ts'
import { invalid } from './stripe-problem.ts'
import type { Kinds } from './wire.ts'
import { transactionOfCharge } from './wire-balance.ts'

type Value = Record<string, unknown>

const KIND_OF_FIELD: Record<string, keyof Kinds> = {
  charge: 'charge',
  coupon: 'coupon',
  invoice: 'invoice',
  latest_charge: 'charge',
  payment_intent: 'payment_intent',
  product: 'product',
}
// Only sent if asked for.
const HIDDEN: Record<string, string[]> = { invoice: ['payments'] }

export function expanded(world: World, body: object, paths: string[]): Value {
  let answer = trimmed(Object.fromEntries(Object.entries(body)), paths)
  const whole = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)))
  for (const path of whole) answer = along(world, answer, path.split('.'), path)

  return answer
}

function along(world: World, body: Value, [name = '', ...rest]: string[], whole: string): Value {
  const value = body[name]
  if (name === 'line_items' && body['object'] === 'checkout.session') {
    const lines = isValue(value) ? value : lineItems(world, String(body['id']))
    return { ...body, line_items: rest.length === 0 ? lines : along(world, lines, rest, whole) }
  }
  if (name === 'refunds' && body['object'] === 'charge') {
    const data = world.records.all('refund', { parent: String(body['payment_intent']) }).toReversed()
    return {
      ...body,
      refunds: { object: 'list', url: `/v1/charges/${String(body['id'])}/refunds`, has_more: false, data },
    }
  }
  if (value === null) return body
  if (name === 'balance_transaction' && body['object'] === 'charge') {
    const charge = world.records.find('charge', String(body['id']))
    return charge ? { ...body, [name]: transactionOfCharge(charge) } : body
  }
  if (Array.isArray(value)) {
    return { ...body, [name]: value.map((each) => (isValue(each) ? along(world, each, rest, whole) : each)) }
  }
  const kind = KIND_OF_FIELD[name]
  const found = typeof value === 'string' && kind !== undefined ? world.records.find(kind, value) : value
  if (!isValue(found)) throw notExpandable(whole)
  const inner = trimmed(found, rest)

  return { ...body, [name]: rest.length === 0 ? inner : along(world, inner, rest, whole) }
}

function lineItems(world: World, sessionId: string): Value {
  const data = world.records.find('details', `details_${sessionId}`)?.items ?? []

  return { object: 'list', url: `/v1/checkout/sessions/${sessionId}/line_items`, has_more: false, data }
}

function trimmed(body: Value, paths: string[]): Value {
  const hidden = HIDDEN[String(body['object'])] ?? []
  const wanted = paths.map((path) => path.split('.')[0])

  return Object.fromEntries(Object.entries(body).filter(([name]) => !hidden.includes(name) || wanted.includes(name)))
}

function isValue(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function notExpandable(path: string) {
  return invalid(`This property cannot be expanded (${path}).`, undefined, 'expand')
}
