// Checked before a step that would lose the page if the server didn't answer.
const ANSWERS_WITHIN_MS = 8_000

/** Whether the shop has everything it needs to show something now. */
export const isReachable = async (): Promise<boolean> => (await lookAtShop())?.['ok'] === true

/** Whether it accepts forms: a shop that is shutting down or short of space still does. */
export const isTaking = async (): Promise<boolean> => (await lookAtShop())?.['database'] === true

/** Whether the server answers at all, in whatever state. */
export const isAnswering = (): Promise<boolean> =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

// Null if nothing answers, or something else does, such as a proxy while the shop starts.
async function lookAtShop(): Promise<Record<string, unknown> | null> {
  try {
    const answer = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    // A response that nobody reads keeps its request open in the browser.
    const said: unknown = JSON.parse(await answer.text())
    return typeof said === 'object' && said !== null ? { ...said } : null
  } catch {
    return null
  }
}
