import { describe, expect, it } from 'vitest'
import { rememberCompletion } from './remember-completion.ts'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const order = { reference: 'wanderpass_order_1', startedAt: '2026-11-20T11:58:00Z', isSeenLive: false }
const lastWeek = { ...order, startedAt: '2026-11-13T12:00:00Z' }

describe('a completed order', () => {
  it('empties the cart of the browser that saw it happen', () => {
    const storage = aStorage({ order_started: 'true' })
    rememberCompletion(storage, { ...order, isSeenLive: true }, NOW)
    expect(storage.all()).toEqual({ order_completed: 'true', order_reference: order.reference })
  })

  it('empties the cart of a buyer who returns after completion', () => {
    const storage = aStorage({ order_started: 'true', order_reference: order.reference })
    rememberCompletion(storage, lastWeek, NOW)
    expect(storage.all()).toEqual({ order_completed: 'true', order_reference: order.reference })
  })

  it('empties nothing twice', () => {
    const storage = aStorage({})
    rememberCompletion(storage, order, NOW)
    storage.removeItem('order_completed')
    rememberCompletion(storage, order, NOW)
    expect(storage.all()).toEqual({ order_reference: order.reference })
  })

  it('keeps the next trip’s cart when an old email is opened', () => {
    const storage = aStorage({ order_reference: 'wanderpass_order_2', cart: '{}' })
    rememberCompletion(storage, lastWeek, NOW)
    expect(storage.all()).toEqual({ order_reference: 'wanderpass_order_2', cart: '{}' })
  })
})

function aStorage(entries: Record<string, string>): Storage & { all(): Record<string, string> } {
  const map = new Map(Object.entries(entries))
  return {
    get length() {
      return map.size
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    all: () => Object.fromEntries(map),
  }
}
