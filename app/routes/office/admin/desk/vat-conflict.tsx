// Countries that disagree about the VAT of an order: somebody looks at it and says what they found, and may take that back.
import { href } from 'react-router'
import { deskOrderCopy } from '#app/copy/office/admin-order.ts'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { ActForm } from './act-form.tsx'
import type { DeskOrderAnswer } from './desk-order-action.ts'
import type { DeskOrderPage } from './read-desk-order.ts'
import { WhyQuestion } from './why-question.tsx'

const copy = deskOrderCopy.tax

/** Shown with the evidence. */
export function VatConflict({ page: { id, tax, may, can, ask } }: { page: DeskOrderPage }) {
  if (!tax.isConflict) return null
  if (may.checkVat)
    return (
      <Callout tone="warning">
        <p>{copy.conflict}</p>
        {ask !== 'vat' && (
          <p className="pt-3">
            <LinkButton to={`${href('/admin-dashboard/orders/:orderId', { orderId: id })}?ask=vat`} look="secondary">
              {copy.settle}
            </LinkButton>
          </p>
        )}
      </Callout>
    )
  return (
    <>
      {tax.checkedAt && (
        <p>
          <MomentIn words={copy.settled} at={tax.checkedAt} />
        </p>
      )}
      {can.decide && (
        <ActForm orderId={id} intent="vat_reopen" look="secondary">
          {copy.reopen}
        </ActForm>
      )}
    </>
  )
}

/** Asks what they found; the order is counted among what waits until then. */
export function VatQuestion({ page: { id }, answer }: { page: DeskOrderPage; answer: DeskOrderAnswer | undefined }) {
  const typed = answer?.intent === 'vat' ? answer : null
  return (
    <WhyQuestion
      orderId={id}
      intent="vat"
      card="settle-vat"
      heading={copy.question}
      words={copy}
      typed={typed}
      error={typed?.error}
    />
  )
}
