import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { streamOrderChanges, unlessWithdrawn, type OrderNews } from './stream-order-changes.ts'

const news = (more: Partial<OrderNews> = {}): OrderNews => ({
  phase: 'in_progress',
  steps: [],
  iccid: null,
  activationCode: null,
  confirmationCode: null,
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

it('sends one message for an order that is done within a third of a second', () => {
  changes.changed(news())
  for (let step = 1; step <= 5; step += 1) {
    vi.advanceTimersByTime(30)
    changes.changed(news({ activationCode: String(step) }))
  }
  changes.changed(news({ hasQrCode: true }))
  vi.advanceTimersByTime(60)
  changes.changed(news({ phase: 'completed', hasQrCode: true }))
  vi.advanceTimersByTime(1_000)
  expect(told).toEqual([news({ phase: 'completed', hasQrCode: true })])
})

it('sends a step that lasts, even the one that was there at the beginning', () => {
  changes.changed(news())
  vi.advanceTimersByTime(334)
  expect(told).toEqual([news()])
  changes.changed(news({ activationCode: '1' }))
  vi.advanceTimersByTime(334)
  expect(told).toEqual([news(), news({ activationCode: '1' })])
})

it('sends a step at once if nothing was sent for a third of a second', () => {
  vi.advanceTimersByTime(2_000)
  changes.changed(news())
  expect(told).toEqual([news()])
})

it.each(['completed', 'failed', 'in_review', 'refunded', 'canceled', 'payment_processing'] as const)(
  'sends %s at once, and not again what led to it',
  (phase) => {
    changes.changed(news({ activationCode: '1' }))
    changes.changed(news({ phase }))
    expect(told).toEqual([news({ phase })])
    vi.advanceTimersByTime(1_000)
    expect(told).toEqual([news({ phase })])
  },
)

it('sends the end at once, just after a step and just before the next', () => {
  changes.changed(news())
  vi.advanceTimersByTime(334)
  changes.changed(news({ activationCode: '1' }))
  changes.changed(news({ phase: 'completed' }))
  expect(told).toEqual([news(), news({ phase: 'completed' })])
})

it('sends the QR code after a tenth of a second, with what came meanwhile', () => {
  changes.changed(news())
  changes.changed(news({ hasQrCode: true }))
  vi.advanceTimersByTime(50)
  changes.changed(news({ hasQrCode: true, iccid: '8931' }))
  vi.advanceTimersByTime(49)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told).toEqual([news({ hasQrCode: true, iccid: '8931' })])
})

it('sends the ICCID with the QR code, or with the next step', () => {
  changes.changed(news())
  changes.changed(news({ iccid: '8931' }))
  changes.changed(news({ iccid: '8931', hasQrCode: true }))
  vi.advanceTimersByTime(100)
  expect(told).toEqual([news({ iccid: '8931', hasQrCode: true })])
})

it('asks the page to reload what isn’t in memory, just as rarely', () => {
  for (let time = 0; time < 10; time += 1) changes.changed(null)
  expect(told).toEqual([])
  vi.advanceTimersByTime(400)
  expect(told).toEqual([null])
})

it('sends nothing after the end', () => {
  changes.changed(news())
  changes.changed(news({ activationCode: '1' }))
  changes.end()
  vi.advanceTimersByTime(1_000)
  expect(told).toEqual([])
})

it('asks before each message with codes whether the buyer has withdrawn, and then only says that something changed', async () => {
  let isWithdrawn = false
  const tell = unlessWithdrawn(
    () => Promise.resolve(isWithdrawn),
    (each) => told.push(each),
  )
  const withCodes = news({ iccid: '8931', activationCode: '1' })
  tell(withCodes)
  tell(news())
  await vi.waitFor(() => expect(told).toEqual([withCodes, news()]))
  isWithdrawn = true
  tell(withCodes)
  tell(news())
  await vi.waitFor(() => expect(told).toEqual([withCodes, news(), null, news()]))
})
