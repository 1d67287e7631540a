// A form of this page: it is sent to the page itself, and keeps what was typed when it is refused.
import type { ReactNode } from 'react'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { PACKAGES_PATH } from './form-names.ts'
import type { PackagesAnswer } from './packages-action.ts'

type NetworkFormProps = {
  intent: string
  fields?: Record<string, string>
  refused: PackagesAnswer | undefined
  words: string
  pendingText: string
  look?: ButtonLook
  label?: string
  children: ReactNode
}

export function NetworkForm({ intent, fields, refused, words, pendingText, look, label, children }: NetworkFormProps) {
  const isBusy = useIsSending(intent)
  return (
    <IntentForm
      intent={intent}
      error={refused?.error}
      fields={fields ?? {}}
      action={PACKAGES_PATH}
      noValidate
      className="grid gap-4"
      aria-label={label}
    >
      {children}
      <div>
        <Button type="submit" look={look} pending={isBusy} pendingText={pendingText}>
          {words}
        </Button>
      </div>
    </IntentForm>
  )
}

/** The answer to this form, if it was refused; `fields` tell it from those with the same intent. */
export const refusalOf = (answer: PackagesAnswer | undefined, intent: string, fields: Record<string, string> = {}) =>
  answer?.intent === intent && Object.entries(fields).every(([name, value]) => answer.typed[name] === value)
    ? answer
    : undefined
