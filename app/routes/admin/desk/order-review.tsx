// Why a person has to look at an order, and the way to say that somebody has.
import { deskOrderCopy } from '#app/copy/admin-order.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { momentText } from '../../account/moment-text.ts'
import { deskOrderPath } from './desk-address.ts'
import { DeskCard } from './facts.tsx'
import { ActForm } from './order-actions.tsx'
import type { DeskOrderPage } from './read-desk-order.ts'

const copy = deskOrderCopy.review

export function Review({ page: { id, review, may, ask } }: { page: DeskOrderPage }) {
  if (!review) return null
  const { reason, since, canClose } = review
  return (
    <Callout tone="warning" title={copy.heading}>
      <p>{reasonText(reason)}</p>
      {since && (
        <p className="pt-1 text-sm">
          <time dateTime={since}>{copy.since(momentText(since))}</time>
        </p>
      )}
      <p className="pt-2">{canClose ? copy.goesOn : may.refund ? copy.stopped : copy.stoppedUnpaid}</p>
      {canClose && ask === null && (
        <p className="pt-3">
          <LinkButton to={`${deskOrderPath(id)}?ask=close`} look="secondary" prefetch="none">
            {copy.close}
          </LinkButton>
        </p>
      )}
    </Callout>
  )
}

/** Asks once more: nobody is reminded of an order whose review is closed. */
export function CloseQuestion({ page: { id, review } }: { page: DeskOrderPage }) {
  if (!review) return null
  return (
    <DeskCard id="close" heading={copy.question}>
      <p>{reasonText(review.reason)}</p>
      <p>{copy.consequence}</p>
      <div className="flex flex-wrap gap-3">
        <ActForm orderId={id} intent="close" fields={{ seenReason: review.reason }}>
          {copy.yes}
        </ActForm>
        <LinkButton to={deskOrderPath(id)} look="secondary">
          {copy.no}
        </LinkButton>
      </div>
    </DeskCard>
  )
}

const reasons: Record<string, string> = copy.reasons
const reasonText = (reason: string): string => reasons[reason] ?? reason.replaceAll('_', ' ')
