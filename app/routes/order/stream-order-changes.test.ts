import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { streamOrderChanges, type OrderNews } from './stream-order-changes.ts'

const news = (more: Partial<OrderNews> = {}): OrderNews => ({
  phase: 'in_progress',
  steps: [],
  iccid: null,
  activationCode: null,
  hasQrCode: false,
  isInstallable: false,
  errorMessage: null,
  ...more,
})

let told: (OrderNews | null)[]
let changes: ReturnType<typeof streamOrderChanges>
beforeEach(() => {
  vi.useFakeTimers()
  told = []
  changes = streamOrderChanges((each) => told.push(each))
})
afterEach(() => void vi.useRealTimers())

it('sends steps at most three times a second, and always the last one', () => {
  for (let step = 1; step <= 40; step += 1) {
    changes.changed(news({ activationCode: String(step) }))
    vi.advanceTimersByTime(25)
  }
  vi.advanceTimersByTime(1_000)
  expect(told.length).toBeLessThanOrEqual(4)
  expect(told.at(-1)?.activationCode).toBe('40')
})

it.each([
  ['another phase', { phase: 'completed' as const }],
  ['its picture', { hasQrCode: true }],
])('sends %s at once', (_what, more) => {
  changes.changed(news())
  changes.changed(news(more))
  expect(told).toEqual([news(), news(more)])
})

it('sends the ICCID with the QR code, or with the next step', () => {
  changes.changed(news())
  changes.changed(news({ iccid: '8931' }))
  expect(told).toHaveLength(1)
  changes.changed(news({ iccid: '8931', hasQrCode: true }))
  expect(told.at(-1)).toMatchObject({ iccid: '8931', hasQrCode: true })
})

it('asks the page to reload what isn’t in memory, just as rarely', () => {
  for (let time = 0; time < 10; time += 1) changes.changed(null)
  expect(told).toEqual([null])
  vi.advanceTimersByTime(400)
  expect(told).toEqual([null, null])
})

it('sends nothing after the end', () => {
  changes.changed(news())
  changes.changed(news({ activationCode: '1' }))
  changes.end()
  vi.advanceTimersByTime(1_000)
  expect(told).toHaveLength(1)
})
