import { describe, expect, it } from 'vitest'
import { isSwipeAway, leftOf, pauseCountdown, resumeCountdown, startCountdown } from './toast-card.tsx'

describe('a countdown', () => {
  it('ends after its duration', () => {
    const countdown = startCountdown(5_000, 1_000)
    expect(leftOf(countdown, 5_999)).toBe(1)
    expect(leftOf(countdown, 6_000)).toBe(0)
    expect(leftOf(countdown, 60_000)).toBe(0)
  })

  it('does not run while paused', () => {
    const paused = pauseCountdown(startCountdown(5_000, 0), 2_000)
    expect(leftOf(paused, 1_000_000)).toBe(3_000)
    expect(leftOf(resumeCountdown(paused, 1_000_000), 1_002_000)).toBe(1_000)
  })

  it('keeps its start if it is resumed twice', () => {
    const running = resumeCountdown(pauseCountdown(startCountdown(5_000, 0), 1_000), 2_000)
    expect(leftOf(resumeCountdown(running, 4_000), 5_000)).toBe(1_000)
  })

  it('survives a clock that goes back', () => {
    expect(leftOf(startCountdown(5_000, 1_000), 0)).toBe(5_000)
  })
})

describe('a swipe', () => {
  it('dismisses from 50 px to the right', () => {
    expect(isSwipeAway(49, 0)).toBe(false)
    expect(isSwipeAway(50, 0)).toBe(true)
    expect(isSwipeAway(-80, 0)).toBe(false)
  })

  it('is not confused with scrolling', () => {
    expect(isSwipeAway(60, 90)).toBe(false)
  })
})
