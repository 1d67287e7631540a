import { installCopy } from '#app/copy/delivery/install.ts'
import { CodeLine } from './code-line.tsx'

const copy = installCopy.confirmation

// What some phones ask for after scanning; nothing for eSIMs without it, which most are.
export function ConfirmationCode({ code }: { code: string | null }) {
  if (code === null) return null
  return (
    <div className="grid gap-1">
      <CodeLine name={copy.name} shown={code} copied={code} copyLabel={copy.copy} />
      <p className="text-sm text-muted">{copy.text}</p>
    </div>
  )
}

/** On the folded card: the phone asks for it after the one tap, which needs nothing else of the card. */
export const foldedCode = (code: string | null): string | null => code && copy.folded(code)
