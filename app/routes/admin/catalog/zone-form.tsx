// A form of a zone: it says which version of the zone somebody saw, and keeps what was typed when it is refused.
import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { zonePath } from '../catalog-address.ts'
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
  const isBusy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" action={zonePath(zone)} noValidate preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
    </Form>
  )
}

/** A field's content: what was typed into the refused form, or the saved value. */
export const typedOr = (answer: ZoneAnswer | undefined, intent: ZoneIntent, name: string, otherwise: string): string =>
  answer?.intent === intent ? (answer.typed[name] ?? '') : otherwise
