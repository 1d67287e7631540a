// What a visitor has just chosen, until the address says the same: the choice counts at once, the address follows.
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Draft<Choice> = { choice: Choice; turn: number; madeAt: string }

let lastTurn = 0

/** `draft` is null while nothing is ahead of the address; `go` makes a choice and leads the address to `search`. */
export function useDraft<Choice>() {
  const place = useLocation()
  const navigate = useNavigate()
  const [draft, setDraft] = useState<Draft<Choice> | null>(null)

  // A quick second choice is still ahead of the address that the first one leads to; a link or a form overrules both.
  const turn = turnOf(place.state)
  const hasArrived = draft !== null && place.key !== draft.madeAt && (turn === null || turn >= draft.turn)
  if (hasArrived) setDraft(null)

  useEffect(() => {
    const forget = () => setDraft(null)
    addEventListener('popstate', forget)
    return () => removeEventListener('popstate', forget)
  }, [])

  const go = (choice: Choice, search: string, { replace }: { replace: boolean }) => {
    lastTurn += 1
    setDraft({ choice, turn: lastTurn, madeAt: place.key })
    const state = { wizardTurn: lastTurn }
    void navigate({ pathname: place.pathname, search }, { replace, preventScrollReset: true, state })
  }

  return { place, draft: hasArrived ? null : (draft?.choice ?? null), go }
}

/** Whether the wizard itself led to this place, and not a link, a form, or a new page. */
export const isOwnTurn = (state: unknown): boolean => turnOf(state) !== null

function turnOf(state: unknown): number | null {
  const turn: unknown = typeof state === 'object' && state !== null && 'wizardTurn' in state ? state.wizardTurn : null
  return typeof turn === 'number' ? turn : null
}
