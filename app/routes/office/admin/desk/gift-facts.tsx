// Who gets a gift, what became of it, and sending it again.
import { formatDay } from '#values/date.ts'
import { deskGiftCopy as copy } from '#app/copy/office/desk-gift.ts'
import { Refusal } from '#app/ui/verdict.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { DeskCard, Fact, Facts } from '../facts.tsx'
import { ActForm } from './act-form.tsx'
import type { DeskOrderAnswer } from './desk-order-action.ts'
import type { DeskOrderPage } from './read-desk-order.ts'

type GiftFactsProps = { page: DeskOrderPage; answer: DeskOrderAnswer | undefined }

export function GiftFacts({ page: { id, gift, can }, answer }: GiftFactsProps) {
  if (!gift) return null
  const { email, day, state, isRefused } = gift
  const mayResend = email !== null && (state === 'sent' || state === 'opened' || isRefused)
  return (
    <DeskCard id="gift" heading={copy.heading}>
      <Facts>
        <Fact name={copy.receiver}>{email === null ? copy.deleted : <Verbatim>{email}</Verbatim>}</Fact>
        <Fact name={copy.day}>{formatDay(day)}</Fact>
        {!isRefused && <Fact name={copy.state}>{copy.states[state]}</Fact>}
      </Facts>
      {isRefused && <p>{copy.refused}</p>}
      <Refusal says={answer?.intent === 'gift' && answer.error} />
      {mayResend && can.serve && (
        <ActForm orderId={id} intent="gift" look="secondary">
          {copy.resend}
        </ActForm>
      )}
    </DeskCard>
  )
}
