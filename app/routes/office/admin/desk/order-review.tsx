// Why a person has to look at an order, and the way to say that somebody has.
import { href } from 'react-router'
import { deskOrderCopy, reasonText } from '#app/copy/office/admin-order.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { DeskCard } from '../facts.tsx'
import { ActForm } from './act-form.tsx'
import type { DeskOrderPage } from './read-desk-order.ts'

const copy = deskOrderCopy.review

export function Review({ page }: { page: DeskOrderPage }) {
  const { id, review, may, ask } = page
  if (!review) return null
  const { reason, since } = review
  return (
    <Callout tone="warning" title={copy.heading}>
      <p>{reasonText(reason)}</p>
      {since && (
        <p className="pt-1 text-sm">
          <MomentIn words={copy.since} at={since} />
        </p>
      )}
      <p className="pt-2">{whatFollows(page)}</p>
      {may.resume && (
        <div className="pt-3">
          <ActForm orderId={id} intent="resume" isSmall>
            {copy.resume}
          </ActForm>
        </div>
      )}
      {may.close && ask === null && (
        <p className="pt-3">
          <LinkButton
            to={`${href('/admin-dashboard/orders/:orderId', { orderId: id })}?ask=close`}
            look="secondary"
            isSmall
          >
            {copy.close}
          </LinkButton>
        </p>
      )}
    </Callout>
  )
}

function whatFollows({ review, may, kind }: DeskOrderPage): string {
  if (may.resume) return copy.resumes
  if (review?.reason === 'top_up_uncertain') return copy.uncertain
  if (review?.reason === 'refund_failed') return copy.payBack
  if (review?.reason === 'price_far_above') return copy.lowerCap
  if (review?.canResume) return copy.resumable
  if (review?.reason === 'disputed' && kind === 'deposit') return copy.disputeDeposit
  if (review?.reason === 'disputed') return may.close ? copy.disputeDelivered : copy.disputeStops
  if (may.close) return copy.goesOn
  return may.refund ? copy.stopped : copy.stoppedUnpaid
}

/** Asks first, because nobody is reminded of a closed review. */
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
        <LinkButton to={href('/admin-dashboard/orders/:orderId', { orderId: id })} look="secondary">
          {copy.no}
        </LinkButton>
      </div>
    </DeskCard>
  )
}
