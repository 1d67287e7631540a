// Two businesses against each other on every call of the partner API: whichever parameter of a call takes a text gets a
// value of the other business, and the answer is the same as for something that doesn't exist (safety case I04).
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATIONS } from '#app/features/partner-api/operations.ts'
import { API_ACCESS, type ApiKey } from '#shop/partners/api/api-key.ts'
import type { ApiCaller } from '#shop/partners/prepaid/place-api-order.ts'
import { apiOrdering, BUNDLE } from './support/api-ordering.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { aPartner } from './support/prepaying.ts'

// A name in a body may be created under that name, so bodies come last.
const PLACES = ['params', 'query', 'body'] as const
const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g
type Place = (typeof PLACES)[number]

let shop: TestShop
let keys: Record<'alpha' | 'beta', ApiKey>
/** What only beta owns. */
let theirs: Record<string, string>
let own: string

const keyOf = ({ businessId, mode, keyId }: ApiCaller): ApiKey => ({
  id: keyId,
  businessId,
  name: 'k',
  mode,
  scopes: API_ACCESS.orders,
  hint: 'wp_live_0000',
  addresses: [],
  createdAt: shop.clock.now(),
  expiresAt: shop.clock.now(),
  lastUsedAt: null,
  revokedAt: null,
})

beforeAll(async () => {
  shop = await openTestShop()
  const api = apiOrdering(shop)
  const [alpha, beta] = [await aPartner(shop, 'alpha'), await aPartner(shop, 'beta')]
  await alpha.deposit(2_000_00)
  await beta.deposit(100_00)
  const [mine, other] = [await api.callerOf('alpha'), await api.callerOf('beta')]
  keys = { alpha: keyOf(mine), beta: keyOf(other) }
  own = (await api.delivered(mine)).id
  const { id, esim, createdAt } = await api.delivered(other, { ownReference: 'beta-trip-77' })
  theirs = {
    'the id of an order': id,
    'its name': 'beta-trip-77',
    'its ICCID': esim?.iccid ?? '',
    'its code': esim?.activationCode ?? '',
    'a place in its list': `${createdAt.toISOString()}~${id}`,
    'a business': 'beta',
    'a key': other.keyId,
  }
})
afterAll(() => shop.close())

type Given = { place: Place; name: string; value: string }

/** Makes the call as a partner would, with one parameter set as given. */
async function ask(operation: (typeof OPERATIONS)[number], given: Given | null, key = keys.alpha) {
  const values = (place: Place): Record<string, string> => (given?.place === place ? { [given.name]: given.value } : {})
  const body = operation.body && 'bundleId' in operation.body.shape ? { bundleId: BUNDLE } : {}
  const params = Object.fromEntries(Object.keys(operation.params.shape).map((name) => [name, own]))
  return operation.handle({
    shop: shop.shop,
    key,
    params: { ...params, ...values('params') },
    search: new URLSearchParams(values('query')),
    headers: new Headers({ 'idempotency-key': randomUUID() }),
    readBody: () => Promise.resolve({ ...body, ...values('body') }),
  })
}

/** A value of the same format that belongs to nobody. */
function madeUp(value: string): string {
  if (/^\d+$/.test(value)) return value.replace(/\d{5}$/, '00000')
  const others = value.replaceAll(UUID, () => randomUUID()).replace('beta', 'zeta')
  return others === value ? value.replace(/.$/, '0') : others
}

// Each call creates a new order with new IDs.
const plain = (answer: unknown, asked: string) =>
  JSON.stringify(answer)
    .replaceAll(JSON.stringify(asked).slice(1, -1), 'ASKED')
    .replaceAll(UUID, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'THEN')

const CELLS = PLACES.flatMap((place) =>
  OPERATIONS.flatMap((operation) =>
    Object.keys((place === 'body' ? operation.body?.shape : operation[place].shape) ?? {}).map(
      (name) => [operation.id, place, name, operation] as const,
    ),
  ),
)

const found = async (id: string, given: Given | null) => {
  const operation = OPERATIONS.find((each) => each.id === id)
  return operation && JSON.stringify(await ask(operation, given, keys.beta))
}

describe('what belongs to another business', () => {
  it('is looked for in every place of every call that takes something', () => {
    const naming = OPERATIONS.filter(({ path }) => path.includes('{')).map(({ id }) => id)
    expect(naming.length).toBeGreaterThan(4)
    expect(CELLS.filter(([, place]) => place === 'params').map(([id]) => id)).toEqual(naming)
  })

  it('stands in no list, and whose it is finds it in each', async () => {
    for (const operation of OPERATIONS.filter(({ method, path }) => method === 'get' && !path.includes('{'))) {
      const told = JSON.stringify(await ask(operation, null))
      for (const secret of [theirs['the id of an order'], theirs['its name'], theirs['its ICCID']])
        expect([operation.id, told.includes(secret ?? '')]).toEqual([operation.id, false])
    }
    const value = theirs['the id of an order'] ?? ''
    expect(await found('getOrder', { place: 'params', name: 'orderId', value })).toContain(theirs['its ICCID'])
    expect(await found('listOrders', null)).toContain(value)
  })

  it.each(CELLS)('is unknown to %s, in its %s as %s', async (_id, place, name, operation) => {
    for (const [what, value] of Object.entries(theirs)) {
      const unknown = madeUp(value)
      const [told, nothing] = [
        await ask(operation, { place, name, value }),
        await ask(operation, { place, name, value: unknown }),
      ]
      expect([what, plain(told, value)]).toEqual([what, plain(nothing, unknown)])
      const secrets = Object.values(theirs).filter((secret) => secret !== 'beta' && !value.includes(secret))
      expect(secrets.filter((secret) => JSON.stringify(told).includes(secret))).toEqual([])
    }
  })
})
