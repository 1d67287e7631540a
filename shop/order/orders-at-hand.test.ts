import { describe, expect, it } from 'vitest'
import { LEASE_MS } from './order-lease.ts'
import type { Order } from './order.ts'
import { ordersAtHand } from './orders-at-hand.ts'

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
  const atHand = ordersAtHand<Named>(
    (_id, hear) => {
      hearers.add(hear)
      return () => void hearers.delete(hear)
    },
    (work) => void committed.push(work),
  )
  return {
    atHand,
    commit: () => committed.splice(0).forEach((work) => work()),
    hearers,
    announce: (written?: Named) => hearers.forEach((hear) => hear(written)),
  }
}

describe('an order in the hands of a worker', () => {
  it('is shown as it was written last, by either name, until it is let go of', () => {
    const { atHand, announce, hearers } = aShop()
    const hand = atHand.hold(order(null))
    expect([atHand.find('one')?.iccid, atHand.findByReference('a_reference')?.iccid]).toEqual([null, null])
    announce(order('898'))
    expect([atHand.find('one')?.iccid, atHand.findByReference('a_reference')?.iccid]).toEqual(['898', '898'])
    expect([atHand.find('another'), atHand.findByReference('another')]).toEqual([null, null])
    hand.letGo()
    expect([atHand.find('one'), atHand.findByReference('a_reference'), hearers.size]).toEqual([null, null, 0])
  })

  it('is read from its row as soon as anybody else did something to it, whatever its worker writes after that', () => {
    const { atHand, announce } = aShop()
    atHand.hold(order('898'))
    announce()
    expect(atHand.find('one')).toBe(null)
    announce(order('898'))
    expect(atHand.find('one')).toBe(null)
  })

  it('is nobody’s by its reference where it is a test of staff', () => {
    const { atHand } = aShop()
    atHand.hold(order(null, 'order'))
    expect([atHand.find('one')?.id, atHand.findByReference('a_reference')]).toEqual(['one', null])
  })
})

describe('an order that was taken with its payment', () => {
  const leaseUntil = new Date('2026-03-02T12:00:45Z')
  const lease = { leaseId: 'a lease', leaseUntil }
  const taken = { order: order(null), traceContext: 'a trace', language: 'de' as const }
  const before = new Date(leaseUntil.getTime() - 1)

  it('is there once the payment holds, for one worker', () => {
    const { atHand, commit } = aShop()
    atHand.give(taken, lease)
    expect(atHand.take('one', before)).toBe(null)
    commit()
    expect(atHand.take('another', before)).toBe(null)
    expect(atHand.take('one', before)).toEqual({ ...taken, leaseId: 'a lease' })
    expect(atHand.take('one', before)).toBe(null)
  })

  it('is nobody’s when its lease has run out', () => {
    const { atHand, commit } = aShop()
    atHand.give(taken, lease)
    commit()
    expect(atHand.take('one', leaseUntil)).toBe(null)
    expect(atHand.take('one', before)).toBe(null)
  })

  it('is forgotten with the next one when nobody came for it in time', () => {
    const { atHand, commit } = aShop()
    const giveUntil = (id: string, until: Date) => {
      atHand.give({ ...taken, order: { ...taken.order, id } }, { leaseId: 'a lease', leaseUntil: until })
      commit()
    }
    const later = (ms: number) => new Date(leaseUntil.getTime() + ms)
    giveUntil('one', leaseUntil)
    giveUntil('two', later(1))
    giveUntil('three', later(LEASE_MS))
    expect(['one', 'two', 'three'].map((id) => atHand.take(id, before)?.order.id)).toEqual([undefined, 'two', 'three'])
  })
})
