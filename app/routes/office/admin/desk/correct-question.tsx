// Asks for whose order it is in truth, and why; and shows what was corrected before.
import { href } from 'react-router'
import { correctCopy as copy } from '#app/copy/office/correct-order.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { DeskCard, Fact } from '../facts.tsx'
import { ActForm } from './act-form.tsx'
import type { DeskOrderAnswer } from './desk-order-action.ts'
import type { DeskOrderPage } from './read-desk-order.ts'

type QuestionProps = { page: DeskOrderPage; answer: DeskOrderAnswer | undefined }

const FIELDS = ['email', 'name', 'text']

export function CorrectQuestion({ page: { id, customer, asked, areCodesSent }, answer }: QuestionProps) {
  const typed = answer?.intent === 'correct' ? answer : null
  const errorOf = (field: DeskOrderAnswer['field']) => (typed?.field === field ? typed?.error : null) ?? undefined
  const isOfField = FIELDS.includes(typed?.field ?? '')
  return (
    <DeskCard id="correct" heading={copy.heading}>
      {typed?.error && !typed.isPasswordWrong && !isOfField && (
        <Callout tone="danger" role="alert">
          {typed.error}
        </Callout>
      )}
      {areCodesSent && <Callout tone="warning">{copy.sent}</Callout>}
      <ul className="list-disc ps-5">
        {copy.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ActForm
        orderId={id}
        intent="correct"
        fields={{ seenEmail: customer.email, seenName: customer.name }}
        above={
          <div className="grid max-w-md gap-4">
            <TextField
              name="email"
              type="email"
              label={copy.email}
              autoComplete="off"
              required
              maxLength={254}
              defaultValue={typed?.person?.email ?? customer.email}
              error={errorOf('email')}
            />
            <TextField
              name="name"
              label={copy.name}
              autoComplete="off"
              required
              maxLength={200}
              defaultValue={typed?.person?.name ?? customer.name}
              error={errorOf('name')}
            />
            <TextArea
              name="text"
              label={copy.why}
              hint={copy.whyHint}
              rows={3}
              maxLength={2000}
              required
              defaultValue={typed?.text}
              error={errorOf('text')}
            />
            <OwnProof asked={asked} error={typed?.isPasswordWrong ? typed.error : null} />
          </div>
        }
        beside={
          <LinkButton to={href('/admin-dashboard/orders/:orderId', { orderId: id })} look="secondary">
            {copy.no}
          </LinkButton>
        }
      >
        {copy.yes}
      </ActForm>
    </DeskCard>
  )
}

/** Who corrected the order's email or name, what it was, and why. */
export const Corrections = ({ corrections }: Pick<DeskOrderPage, 'corrections'>) => (
  <Fact name={copy.history}>
    {corrections.length > 0 && (
      <ul className="[overflow-wrap:anywhere]">
        {corrections.map(({ id, at, by, former, reason }) => (
          <li key={id}>
            <span translate="no">{former.length > 0 ? copy.was(former.join(', ')) : copy.forgotten}</span>{' '}
            <span className="desk-line-meta">
              <Moment at={at} />, {copy.by(by)}
            </span>
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </ul>
    )}
  </Fact>
)
