// A form of a zone: it says which version of the zone somebody saw, and keeps what was typed when it is refused.
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { pageIn, zonePath } from '../catalog-address.ts'
import { newsText } from './change-text.ts'
import type { ZoneAnswer, ZoneIntent } from './zone-action.ts'

type ZoneFormProps = {
  zone: string
  version: string
  intent: ZoneIntent
  answer: ZoneAnswer | undefined
  words: string
  look?: ButtonLook
  label?: string
  fields?: Record<string, string>
  children?: ReactNode
}

export function ZoneForm({ zone, version, intent, answer, words, look, label, fields = {}, children }: ZoneFormProps) {
  const isBusy = useIsSending(intent)
  const [searchParams] = useSearchParams()
  return (
    <IntentForm
      intent={intent}
      fields={{ version, ...fields }}
      action={zonePath(zone, pageIn(searchParams))}
      noValidate
      className="grid gap-4"
    >
      {answer?.intent === intent && (
        <Callout tone="danger" role="alert">
          {answer.error}
          {answer.news.length > 0 && (
            <ul>
              {answer.news.map((change) => (
                <li key={change.id}>{newsText(change)}</li>
              ))}
            </ul>
          )}
        </Callout>
      )}
      {children}
      <div>
        <Button type="submit" look={look} pending={isBusy} aria-label={label} isSmall={look === 'quiet'}>
          {words}
        </Button>
      </div>
    </IntentForm>
  )
}

/** A field's content: what was typed into the refused form, or the saved value. */
export const typedOr = (answer: ZoneAnswer | undefined, intent: ZoneIntent, name: string, otherwise: string): string =>
  answer?.intent === intent ? (answer.typed[name] ?? '') : otherwise
