// No page begins with a toast, so its code comes once the page stands, and while the line is still there.
export type ToastCard = (typeof import('./toast-card.tsx'))['ToastCard']

const LATER_MS = 1_000
let here: ToastCard | null = null

/** The code of the toast, if it has arrived. */
export const toastCardIfHere = (): ToastCard | null => here

/** Fetches it in a moment, or at once for a toast that waits; ends with what stops the waiting. */
export function fetchToastCard(isWanted: boolean, tell: (card: ToastCard) => void): () => void {
  const fetchNow = () =>
    void import('./toast-card.tsx').then(
      ({ ToastCard: loaded }) => tell((here = loaded)),
      (problem: unknown) => console.warn('The toast could not be drawn', problem),
    )
  const timer = setTimeout(fetchNow, isWanted ? 0 : LATER_MS)
  return () => clearTimeout(timer)
}
