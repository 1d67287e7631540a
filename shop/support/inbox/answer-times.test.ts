import { describe, expect, it } from 'vitest'
import { measureAnswerTimes, shareInTime, type FirstAnswer } from './answer-times.ts'

const HOUR = 3_600_000
const NOW = new Date('2034-03-10T12:00:00Z')
const written = (hoursAgo: number, answeredAfter: number | null, rest: Partial<FirstAnswer> = {}): FirstAnswer => {
  const writtenAt = new Date(NOW.getTime() - hoursAgo * HOUR)
  const answeredAt = answeredAfter === null ? null : new Date(writtenAt.getTime() + answeredAfter * HOUR)
  return { kind: 'support', state: answeredAt ? 'waiting' : 'open', writtenAt, answeredAt, ...rest }
}

describe('the time to the first answer', () => {
  it('counts what came within 24 hours, what came later, and what is overdue without any', () => {
    const messages = [written(90, 24), written(80, 25), written(25, null), written(24, null), written(1, null)]
    const { all } = measureAnswerTimes(messages, NOW)
    expect(all).toMatchObject({ written: 5, answered: 2, inTime: 1, late: 2, medianMs: 24 * HOUR, p95Ms: 25 * HOUR })
    expect(shareInTime(all)).toBe(33)
  })

  it('leaves out messages closed without an answer, and counts them', () => {
    const { all } = measureAnswerTimes([written(50, null, { state: 'closed' }), written(50, 1)], NOW)
    expect(all).toMatchObject({ written: 2, inTime: 1, late: 0, closedUnanswered: 1 })
    expect(shareInTime(all)).toBe(100)
  })

  it('is shown by kind and in total', () => {
    const { all, support, withdrawal, business } = measureAnswerTimes(
      [written(50, 2), written(50, 30, { kind: 'withdrawal' }), written(50, 4, { kind: 'business' })],
      NOW,
    )
    expect([all, support, withdrawal, business].map(({ medianMs }) => (medianMs ?? 0) / HOUR)).toEqual([4, 2, 30, 4])
  })

  it('says 100% only if every answer was in time, and nothing while none is due', () => {
    expect(shareInTime({ inTime: 999, late: 1 })).toBe(99)
    expect(shareInTime(measureAnswerTimes([written(1, null)], NOW).all)).toBeNull()
  })
})
