// What an order needs first, above everything else on its page, with the one press or link that does it.
import { href } from 'react-router'
import { deskOrderCopy } from '#app/copy/office/admin-order.ts'
import { glanceCopy } from '#app/copy/office/order-glance.ts'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { ActForm } from './act-form.tsx'
import { Review } from './order-review.tsx'
import type { DeskOrderPage } from './read-desk-order.ts'

const copy = glanceCopy.next

/** While a question is open, only a review stays above it: it says why. */
export function FirstAct({ page }: { page: DeskOrderPage }) {
  const { id, next, ask, errorMessage } = page
  if (next?.kind === 'review') return <Review page={page} />
  if (next === null || ask !== null) return null
  const question = (name: string) => `${href('/admin-dashboard/orders/:orderId', { orderId: id })}?ask=${name}`
  if (next.kind === 'withdrawal')
    return (
      <Callout tone="warning" title={copy.withdrawal.title}>
        <p>
          <MomentIn words={copy.withdrawal.text} at={next.at} />
        </p>
        <Way
          to={
            next.ticketNumber
              ? href('/admin-dashboard/inbox/:number', { number: next.ticketNumber })
              : question('refund')
          }
          words={copy.withdrawal.act}
        />
      </Callout>
    )
  if (next.kind === 'retry')
    return (
      <Callout tone="danger" title={copy.retry.title}>
        {errorMessage && <p className="[overflow-wrap:anywhere]">{errorMessage}</p>}
        <p className="pt-1 text-sm">{deskOrderCopy.actions.retryText}</p>
        <div className="pt-3">
          <ActForm orderId={id} intent="retry" isSmall>
            {deskOrderCopy.actions.retry}
          </ActForm>
        </div>
      </Callout>
    )
  if (next.kind === 'message')
    return (
      <Callout tone="info" title={copy.message.title}>
        <p className="[overflow-wrap:anywhere]">
          <MomentIn words={(moment) => copy.message.text(next.title, moment)} at={next.at} />
        </p>
        <Way to={href('/admin-dashboard/inbox/:number', { number: next.number })} words={copy.message.act} />
      </Callout>
    )
  return (
    <Callout tone="warning" title={copy.vat.title}>
      <p>{deskOrderCopy.tax.conflict}</p>
      <Way to={question('vat')} words={deskOrderCopy.tax.settle} />
    </Callout>
  )
}

const Way = ({ to, words }: { to: string; words: string }) => (
  <p className="pt-3">
    <LinkButton to={to} isSmall>
      {words}
    </LinkButton>
  </p>
)
