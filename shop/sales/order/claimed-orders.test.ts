import { describe, expect, it } from 'vitest'
import { LEASE_MS } from './order-lease.ts'
import type { Order } from './order.ts'
import { createClaimedOrders } from './claimed-orders.ts'

type Named = Pick<Order, 'id' | 'reference' | 'iccid' | 'test'>
const order = (iccid: string | null, test: Order['test'] = null): Named => ({
  id: 'one',
  reference: 'a_reference',
  iccid,
  test,
})

function aShop() {
  const hearers = new Set<(order?: Named) => void>()
  const committed: (() => void)[] = []
  const claimed = createClaimedOrders<Named>(
    (_id, hear) => {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
    (work) => void committed.push(work),
  )
  return {
    claimed,
    commit: () => committed.splice(0).forEach((work) => work()),
    hearers,
    announce: (written?: Named) => hearers.forEach((hear) => hear(written)),
  }
}

describe('an order in the hands of a worker', () => {
  it('is shown as last saved, by ID or reference, until it is released', () => {
    const { claimed, announce, hearers } = aShop()
    const hand = claimed.hold(order(null))
    expect([claimed.find('one')?.iccid, claimed.findByReference('a_reference')?.iccid]).toEqual([null, null])
    announce(order('898'))
    expect([claimed.find('one')?.iccid, claimed.findByReference('a_reference')?.iccid]).toEqual(['898', '898'])
    expect([claimed.find('another'), claimed.findByReference('another')]).toEqual([null, null])
    hand.letGo()
    expect([claimed.find('one'), claimed.findByReference('a_reference'), hearers.size]).toEqual([null, null, 0])
  })

  it('is read from its row once somebody else has changed it, whatever its worker saves after that', () => {
    const { claimed, announce } = aShop()
    claimed.hold(order('898'))
    announce()
    expect(claimed.find('one')).toBe(null)
    announce(order('898'))
    expect(claimed.find('one')).toBe(null)
  })

  it('isn’t found by reference if it is a staff test', () => {
    const { claimed } = aShop()
    claimed.hold(order(null, 'order'))
    expect([claimed.find('one')?.id, claimed.findByReference('a_reference')]).toEqual(['one', null])
  })
})

describe('an order that was taken with its payment', () => {
  const leaseUntil = new Date('2026-03-02T12:00:45Z')
  const lease = { leaseId: 'a lease', leaseUntil }
  const taken = { order: order(null), traceContext: 'a trace', language: 'de' as const }
  const before = new Date(leaseUntil.getTime() - 1)

  it('is available to one worker once the payment is committed', () => {
    const { claimed, commit } = aShop()
    claimed.give(taken, lease)
    expect(claimed.take('one', before)).toBe(null)
    commit()
    expect(claimed.take('another', before)).toBe(null)
    expect(claimed.take('one', before)).toEqual({ ...taken, leaseId: 'a lease' })
    expect(claimed.take('one', before)).toBe(null)
  })

  it('is no longer available once its lease has expired', () => {
    const { claimed, commit } = aShop()
    claimed.give(taken, lease)
    commit()
    expect(claimed.take('one', leaseUntil)).toBe(null)
    expect(claimed.take('one', before)).toBe(null)
  })

  it('is dropped with the next one if nobody fetched it in time', () => {
    const { claimed, commit } = aShop()
    const giveUntil = (id: string, until: Date) => {
      claimed.give({ ...taken, order: { ...taken.order, id } }, { leaseId: 'a lease', leaseUntil: until })
      commit()
    }
    const later = (ms: number) => new Date(leaseUntil.getTime() + ms)
    giveUntil('one', leaseUntil)
    giveUntil('two', later(1))
    giveUntil('three', later(LEASE_MS))
    expect(['one', 'two', 'three'].map((id) => claimed.take(id, before)?.order.id)).toEqual([undefined, 'two', 'three'])
  })
})
