// Asks for whose order it is in truth, and why; and shows what was corrected before.
import { correctCopy as copy } from '#app/copy/office/correct-order.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Fact } from '../facts.tsx'
import type { DeskOrderAnswer } from './desk-order-action.ts'
import type { DeskOrderPage } from './read-desk-order.ts'
import { WhyQuestion } from './why-question.tsx'

type QuestionProps = { page: DeskOrderPage; answer: DeskOrderAnswer | undefined }

const FIELDS = ['email', 'name', 'text']

export function CorrectQuestion({ page: { id, customer, asked, areCodesSent }, answer }: QuestionProps) {
  const typed = answer?.intent === 'correct' ? answer : null
  const errorOf = (field: DeskOrderAnswer['field']) => (typed?.field === field ? typed?.error : null) ?? undefined
  const isOfField = FIELDS.includes(typed?.field ?? '')
  return (
    <WhyQuestion
      orderId={id}
      intent="correct"
      card="correct"
      heading={copy.heading}
      words={copy}
      fields={{ seenEmail: customer.email, seenName: customer.name }}
      typed={typed}
      error={errorOf('text')}
      lead={
        <>
          {typed?.error && !typed.isPasswordWrong && !isOfField && (
            <Callout tone="danger" role="alert">
              {typed.error}
            </Callout>
          )}
          {areCodesSent && <Callout tone="warning">{copy.sent}</Callout>}
        </>
      }
      above={
        <>
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
        </>
      }
      below={<OwnProof asked={asked} error={typed?.isPasswordWrong ? typed.error : null} />}
    />
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
