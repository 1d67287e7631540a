// Looks up the visitor's location: once, and after failures up to five more times, a second apart (storefront rules §4
// "Location lookup"). An unknown location is an answer, because asking again would give the same.
export const LOCATION_TRIES = 6
const TRY_AGAIN_MS = 1_000

/** Whether there is a place; `ask` fails where there was no answer. An abort ends the waiting at once and leaves no timer; it then says no. */
export async function locate(ask: (signal: AbortSignal) => Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  for (let tries = 1; !signal.aborted; tries++) {
    const answer = await ask(signal).catch(() => null)
    if (answer !== null) return answer && !signal.aborted
    if (tries === LOCATION_TRIES) return false
    await pause(signal)
  }
  return false
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) return done()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, TRY_AGAIN_MS)
    signal.addEventListener('abort', end)
  })
}
