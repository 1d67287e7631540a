// The progress stamps on a pass of an order; a pass for sale has none.
import { uiCopy } from '#app/copy/site/ui.ts'
import { Drawn } from '#app/session/drawn.tsx'
import { Icon } from '#app/ui/icon.tsx'

const copy = uiCopy.pass

type PassStamp = { label: string; isDone: boolean }

export function PassStamps({ stamps }: { stamps: PassStamp[] }) {
  return (
    <Drawn as="ol" className="pass-stamps" of={['stamps', stamps]}>
      {stamps.map(({ label, isDone }) => (
        <li key={label} className="pass-stamp" data-done={isDone || undefined}>
          {isDone ? <Icon name="check" size={14} /> : null}
          <span className="sr-only">
            {label}, {isDone ? copy.done : copy.waiting}
          </span>
        </li>
      ))}
    </Drawn>
  )
}
