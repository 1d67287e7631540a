import { describe, expect, it } from 'vitest'
import { totalMegabytes, type Purchase, type TotalFacts } from './data-total.ts'

const DAY_MS = 86_400_000
const on = (day: number) => new Date(Date.UTC(2027, 5, 1) + day * DAY_MS)
const bought = (day: number, megabytes: number, days = 7): Purchase => ({ megabytes, days, boughtAt: on(day) })
const total = (overrides: Partial<TotalFacts>) =>
  totalMegabytes({ purchases: [bought(0, 1024)], expiresAt: on(12), balanceMb: 300, toldMb: null, ...overrides })

describe('the total beside a balance', () => {
  it('is what was bought, whatever the newest top-up added', () => {
    expect(total({ toldMb: 512 })).toBe(1024)
  })

  it('adds up purchases made before the expiry', () => {
    const purchases = [bought(0, 1024), bought(8, 512)]
    expect(total({ purchases, expiresAt: on(19), balanceMb: 1411, toldMb: 512 })).toBe(1536)
    expect(total({ purchases, expiresAt: null, balanceMb: 1536, toldMb: 512 })).toBe(1536)
  })

  it('leaves out data that had expired before the next purchase', () => {
    const purchases = [bought(0, 1024), bought(30, 512), bought(33, 2048)]
    expect(total({ purchases, expiresAt: on(44), balanceMb: 100 })).toBe(2560)
    expect(total({ purchases: purchases.slice(0, 2), expiresAt: on(37), balanceMb: 100 })).toBe(512)
  })

  it('is the network’s total if the shop sold nothing', () => {
    expect(total({ purchases: [], toldMb: '3072' })).toBe(3072)
    expect(total({ purchases: [], toldMb: null })).toBe(0)
    expect(total({ purchases: [], toldMb: -5 })).toBe(0)
  })

  it('is never less than the balance', () => {
    expect(total({ balanceMb: 1411 })).toBe(0)
    expect(total({ balanceMb: 1411, toldMb: 512 })).toBe(0)
    expect(total({ balanceMb: 1411, toldMb: 2048 })).toBe(2048)
  })

  it('needs no balance', () => {
    expect(total({ balanceMb: null })).toBe(1024)
  })
})
