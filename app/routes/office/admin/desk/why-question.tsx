// A question about one order that is answered with a reason, and that one can turn away from.
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/text-field.tsx'
import { DeskCard } from '../facts.tsx'
import { ActForm } from './act-form.tsx'
import type { DeskOrderAnswer, DeskOrderIntent } from './desk-order-action.ts'

type WhyQuestionProps = {
  orderId: string
  intent: DeskOrderIntent
  card: string
  heading: string
  words: { points: readonly string[]; why: string; whyHint: string; yes: string; no: string }
  fields?: Record<string, string>
  typed: Pick<DeskOrderAnswer, 'text'> | null
  /** About the reason. */
  error: string | null | undefined
  /** Before what it does. */
  lead?: ReactNode
  /** What else is filled in, before the reason and after it. */
  above?: ReactNode
  below?: ReactNode
}

export function WhyQuestion(props: WhyQuestionProps) {
  const { orderId, intent, card, heading, words, fields, typed, error, lead, above, below } = props
  return (
    <DeskCard id={card} heading={heading}>
      {lead}
      <ul className="list-disc ps-5">
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ActForm
        orderId={orderId}
        intent={intent}
        fields={fields}
        above={
          <div className="grid max-w-md gap-4">
            {above}
            <TextArea
              name="text"
              label={words.why}
              hint={words.whyHint}
              rows={3}
              maxLength={2000}
              required
              defaultValue={typed?.text}
              error={error ?? undefined}
            />
            {below}
          </div>
        }
        beside={
          <LinkButton to={href('/admin-dashboard/orders/:orderId', { orderId })} look="secondary">
            {words.no}
          </LinkButton>
        }
      >
        {words.yes}
      </ActForm>
    </DeskCard>
  )
}
