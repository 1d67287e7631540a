// Asked before a step that would cost the page if nobody answered it.
const ANSWERS_WITHIN_MS = 8_000

/** Whether the shop has everything that it needs to show something now. */
export const isReachable = async (): Promise<boolean> => (await lookAtShop())?.['ok'] === true

/** Whether it takes what somebody sends: a shop that is about to end, or short of room, still does. */
export const isTaking = async (): Promise<boolean> => (await lookAtShop())?.['database'] === true

/** Whether anybody answers at all, whatever state the shop is in. */
export const isAnswering = (): Promise<boolean> =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )

// Null where nobody answers, or somebody else does, such as a proxy while the shop starts.
async function lookAtShop(): Promise<Record<string, unknown> | null> {
  try {
    const answer = await fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    // A request whose answer nobody reads stays open in the browser.
    const said: unknown = JSON.parse(await answer.text())
    return typeof said === 'object' && said !== null ? { ...said } : null
  } catch {
    return null
  }
}
