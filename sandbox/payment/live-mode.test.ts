import { expect, it } from 'vitest'
import { modeOf } from './live-mode.ts'

const event = { id: 'evt_1', livemode: false, data: { object: { livemode: false, lines: [{ livemode: false }] } } }

it('everything of a live key is live, however deep, and everything of a test key is a test', () => {
  expect(modeOf('rk_test_1')(event)).toEqual(event)
  for (const key of ['sk_live_1', 'rk_live_1'])
    expect(modeOf(key)(event)).toEqual({
      id: 'evt_1',
      livemode: true,
      data: { object: { livemode: true, lines: [{ livemode: true }] } },
    })
})
