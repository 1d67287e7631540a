import { describe, expect, it } from 'vitest'
import { MOST_WATCHES_PER_ORDER, MOST_WATCHES_PER_VISITOR, orderWatches } from './open-watch.ts'

function aShop() {
  const watching = new Set<() => void>()
  const open = orderWatches((_orderId, onChange) => {
    watching.add(onChange)
    return () => void watching.delete(onChange)
  })
  return { watching, open: (orderId: string, visitor: string) => open({ orderId, visitor, onChange: () => {} }) }
}

describe('watches of an order', () => {
  it('are limited per order, enough for a buyer’s tabs', () => {
    const { open, watching } = aShop()
    for (let at = 0; at < MOST_WATCHES_PER_ORDER; at++) expect(open('order', `visitor-${at}`).ok).toBe(true)
    expect(open('order', 'somebody-else')).toEqual({ ok: false, problem: 'too_many' })
    expect(open('another', 'somebody-else').ok).toBe(true)
    expect(watching.size).toBe(MOST_WATCHES_PER_ORDER + 1)
  })

  it('are limited to a number of orders per visitor', () => {
    const { open } = aShop()
    for (let at = 0; at < MOST_WATCHES_PER_VISITOR; at++) expect(open(`order-${at}`, 'visitor').ok).toBe(true)
    expect(open('one-more', 'visitor').ok).toBe(false)
    expect(open('one-more', 'somebody-else').ok).toBe(true)
  })

  it('are freed once when they end', () => {
    const { open, watching } = aShop()
    const opened = Array.from({ length: MOST_WATCHES_PER_ORDER }, () => open('order', 'visitor'))
    const first = opened[0]
    if (!first?.ok) throw new Error('There was no room at all.')
    first.end()
    first.end()
    expect(watching.size).toBe(MOST_WATCHES_PER_ORDER - 1)
    expect(open('order', 'visitor').ok).toBe(true)
    expect(open('order', 'visitor').ok).toBe(false)
  })
})
