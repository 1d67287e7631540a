// Beside what somebody is about to buy: they have an eSIM that works there, and what more data on it costs.
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import type { InsteadHint } from './read-top-up-hint.ts'

const copy = topUpCopy.hint

export function TopUpHintNote({ hint, onLeave }: { hint: InsteadHint; onLeave?: () => void }) {
  return (
    <aside aria-label={copy.heading} className="figures mt-3">
      <Callout title={copy.heading}>
        <p>
          {copy.text(hint)} {hint.savedCents > 0 && copy.saves(hint.savedCents)}
        </p>
        <p className="mt-2">
          <LinkButton to={hint.path} look="secondary" isSmall onClick={onLeave}>
            {copy.add(hint)}
          </LinkButton>
        </p>
      </Callout>
    </aside>
  )
}
