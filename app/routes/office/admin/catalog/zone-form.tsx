// A form of a zone: it says which version of the zone somebody saw, and keeps what was typed when it is refused.
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { pageIn, zonePath } from '../catalog-address.ts'
import { DeskCard } from '../facts.tsx'
import { newsText } from './change-text.ts'
import type { ZonePage } from './read-zone.ts'
import type { ZoneAnswer, ZoneIntent } from './zone-action.ts'

type ZoneFormProps = {
  page: ZonePage
  intent: ZoneIntent
  answer: ZoneAnswer | undefined
  words: string
  look?: ButtonLook
  label?: string
  fields?: Record<string, string>
  children?: ReactNode
}

export function ZoneForm({ page, intent, answer, words, look, label, fields = {}, children }: ZoneFormProps) {
  const isBusy = useIsSending(intent)
  const [searchParams] = useSearchParams()
  return (
    <IntentForm
      intent={intent}
      fields={{ version: page.version, ...fields }}
      action={zonePath(page.name, pageIn(searchParams))}
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

type FieldsPartProps = {
  page: ZonePage
  intent: ZoneIntent & ('bundle' | 'plan')
  answer: ZoneAnswer | undefined
  copy: { heading: string; text: string; save: string }
  /** The fields of the form, and what stands below it. */
  fields: ReactNode
  children?: ReactNode
}

// A card with a form that adds something to a zone; when the zone has changed, its fields are empty again.
export const ZoneFieldsPart = ({ page, intent, answer, copy, fields, children }: FieldsPartProps) => (
  <DeskCard id={intent} heading={copy.heading}>
    <p className="text-muted">{copy.text}</p>
    <ZoneForm page={page} intent={intent} answer={answer} words={copy.save} look="secondary">
      <div key={page.version} className="catalog-fields">
        {fields}
      </div>
    </ZoneForm>
    {children}
  </DeskCard>
)

/** A field's content: what was typed into the refused form, or the saved value. */
export const typedOr = (answer: ZoneAnswer | undefined, intent: ZoneIntent, name: string, otherwise: string): string =>
  answer?.intent === intent ? (answer.typed[name] ?? '') : otherwise
