// One order of the account that can't be read hides no other; but as long as it may be ours, nothing is bought again.
import { describe, expect, it } from 'vitest'
import type { EsimGoClient } from './client.ts'
import { purchases } from './purchases.ts'
import { orderOf } from './wire.ts'

const NOW = new Date('2026-11-29T10:00:00Z')
const OURS = {
  orderReference: 'theirs-1',
  createdDate: '2026-11-29T10:00:01Z',
  order: [{ type: 'bundle', item: 'b', quantity: 1, iccids: ['8944123456789012345'] }],
}
const ENTRY = { id: '1', reference: 'ours', packageId: 'b', askedAt: NOW, networkOrder: null, isMarked: false }
const unused = () => Promise.reject(new Error('This is not asked.'))

const findIn = (orders: unknown[]) => {
  let claimed: string | null = null
  const network: EsimGoClient = {
    isLeftAlone: () => false,
    call: async (_request, read) => read({ orders, pageCount: 1 }) ?? unused(),
  }
  const journal = {
    list: () => Promise.resolve([{ ...ENTRY, networkOrder: claimed }]),
    begin: unused,
    drop: unused,
    giveUp: unused,
    giveBack: unused,
    mark: unused,
    claim: (_id: string, order: string) => {
      claimed = order
      return Promise.resolve(true)
    },
    isClaimed: () => Promise.resolve(false),
    isAwaited: () => Promise.resolve(false),
    isMissed: () => Promise.resolve(false),
  }
  return purchases({ network, journal, clock: { now: () => NOW } }).find('ours', () => Promise.resolve(true))
}

const { createdDate, ...undated } = OURS
const { orderReference, ...nameless } = OURS

describe('an order that can’t be read', () => {
  it.each([[undated], [nameless], [null], ['junk'], [{ ...OURS, order: 'b' }]])('hides no other: %j', async (odd) => {
    expect(await findIn([odd, OURS])).toMatchObject([{ networkOrder: orderReference }])
  })

  it.each([
    [{ ...nameless, createdDate: '2026-11-28T10:00:00Z' }],
    [{ ...undated, order: [{ ...OURS.order[0], item: 'another' }] }],
  ])('is not ours if its time or its bundle is another one: %j', async (odd) => {
    expect(await findIn([odd])).toEqual([])
  })

  it.each([
    [undated],
    [nameless],
    [null],
    ['junk'],
    [{ orderReference }],
    [{ orderReference, createdDate, order: 'b' }],
  ])('may be ours, so nobody knows yet: %j', async (odd) => {
    await expect(findIn([odd])).rejects.toMatchObject({ fault: 'unreadable' })
  })
})

it('the answer to an order needs only its reference', () => {
  expect(orderOf({ orderReference })).toMatchObject({ reference: orderReference, createdAt: null, profiles: [] })
  expect(orderOf(undated)).toMatchObject({ reference: orderReference, iccids: ['8944123456789012345'] })
  expect(orderOf({ ...undated, orderReference: null })).toBeUndefined()
})
