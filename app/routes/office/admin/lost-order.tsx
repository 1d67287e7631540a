// /super-admin-dashboard/lost-orders/:reference: an order that a restore has lost but the network still knows, for
// whoever decides about it.
import { platformPath } from './platform-path.ts'
import { Link, useActionData, useLoaderData, href } from 'react-router'
import { lostOrderCopy as copy } from '#app/copy/office/lost-order.ts'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { readsAgain } from '#app/http/reads-again.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { answerLostOrder, type LostOrderAnswer } from './lost-order/lost-order-action.ts'
import { LostOrderFacts } from './lost-order/lost-order-facts.tsx'
import { LostOrderForms } from './lost-order/lost-order-forms.tsx'
import { readLostOrder } from './lost-order/read-lost-order.ts'
import type { Route } from './+types/lost-order.ts'
import '#app/ui/page.css'
import '#app/features/desk/desk.css'

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  readLostOrder(request, context, params.reference)
export const shouldRevalidate = readsAgain
export const action = answerLostOrder

export default function LostOrder() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<LostOrderAnswer>()
  return (
    <div className="wrap page">
      <PageHead title={copy.title} description={copy.lead} isPrivate />
      <div className="page-part">
        <Link to={platformPath('system')} className="link inline-flex min-h-11 items-center justify-self-start">
          {copy.back}
        </Link>
        <h1 className="text-4xl">{copy.title}</h1>
        <p className="text-muted">
          {copy.lead} <MomentIn words={copy.placed} at={page.placedAt} />.
        </p>
        <p translate="no" className="desk-mono">
          {page.reference}
        </p>
      </div>
      {page.state !== 'open' && (
        <Callout tone={page.state === 'booked' ? 'success' : 'info'}>{copy.states[page.state]}</Callout>
      )}
      <Refusal says={answer && page.state !== 'open' && answer.message} />
      {page.orderId && (
        <div>
          <LinkButton to={href('/admin-dashboard/orders/:orderId', { orderId: page.orderId })}>
            {copy.openOrder}
          </LinkButton>
        </div>
      )}
      <div className="page-columns desk-columns">
        <LostOrderFacts page={page} />
        {page.state === 'open' && (
          <div className="page-part">
            <LostOrderForms page={page} answer={answer} />
          </div>
        )}
      </div>
    </div>
  )
}
