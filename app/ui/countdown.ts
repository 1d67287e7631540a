// A countdown that can be paused: it is over when it has run for its whole length, pauses not counted.
export type Countdown = { leftMs: number; runningSince: number | null }

export function startCountdown(lengthMs: number, now: number): Countdown {
  return { leftMs: lengthMs, runningSince: now }
}

export function pauseCountdown(countdown: Countdown, now: number): Countdown {
  return { leftMs: leftOf(countdown, now), runningSince: null }
}

export function resumeCountdown(countdown: Countdown, now: number): Countdown {
  return countdown.runningSince === null ? { ...countdown, runningSince: now } : countdown
}

/** How much longer it runs, in ms; 0 when it is over. */
export function leftOf(countdown: Countdown, now: number): number {
  const ranMs = countdown.runningSince === null ? 0 : Math.max(0, now - countdown.runningSince)
  return Math.max(0, countdown.leftMs - ranMs)
}

const SWIPE_AWAY_PX = 50

/** A swipe far enough to the right, and more sideways than down, dismisses the toast (storefront rules §9). */
export function isSwipeAway(movedX: number, movedY: number): boolean {
  return movedX >= SWIPE_AWAY_PX && movedX > Math.abs(movedY)
}
