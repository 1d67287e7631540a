// The progress stamps on a pass of an order; a pass for sale has none.
import { uiCopy } from '#app/copy/site/ui.ts'
import { Icon } from '#app/ui/icon.tsx'

const copy = uiCopy.pass

type PassStamp = { label: string; isDone: boolean }

export function PassStamps({ stamps }: { stamps: PassStamp[] }) {
  return (
    <ol className="pass-stamps">
      {stamps.map(({ label, isDone }) => (
        <li key={label} className="pass-stamp" data-done={isDone || undefined}>
          {isDone ? <Icon name="check" size={14} /> : null}
          <span className="sr-only">
            {label}, {isDone ? copy.done : copy.waiting}
          </span>
        </li>
      ))}
    </ol>
  )
}
