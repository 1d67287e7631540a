// /admin-dashboard/orders/:orderId: one order, for an own-admin; its codes are shown only when asked for.
import { Link, useActionData, useLoaderData, href } from 'react-router'
import { readsAgain } from '#app/http/reads-again.ts'
import { stateText } from '#app/copy/office/admin-desk.ts'
import { deskOrderCopy as copy } from '#app/copy/office/admin-order.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { deskPath } from './desk-address.ts'
import { answerDeskOrder, type DeskOrderAnswer } from './desk/desk-order-action.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { useIsSending } from '#app/forms/intent-form.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { GiftFacts } from './desk/gift-facts.tsx'
import { EsimCodes, OrderActions } from './desk/order-actions.tsx'
import { CancelQuestion, PartQuestion, RefundQuestion, ReplaceQuestion } from './desk/refund-questions.tsx'
import { Notes } from './desk/notes.tsx'
import { VatQuestion } from './desk/vat-conflict.tsx'
import { CorrectQuestion } from './desk/correct-question.tsx'
import { PapersQuestion } from './desk/papers-question.tsx'
import { CloseQuestion, Review } from './desk/order-review.tsx'
import { BundleFacts, CustomerFacts, MoneyFacts, PaymentFacts, TaxFacts } from './desk/order-facts.tsx'
import { AlertsGiven, MailsSent, Timeline } from './desk/order-history.tsx'
import { OrderMessages, Withdrawals } from './desk/order-messages.tsx'
import { readDeskOrder } from './desk/read-desk-order.ts'
import type { Route } from './+types/desk-order.ts'
import '#app/ui/page.css'
import '#app/features/desk/desk.css'

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  readDeskOrder(request, context, params.orderId)
export const shouldRevalidate = readsAgain
export const action = answerDeskOrder

export default function DeskOrder() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<DeskOrderAnswer>()
  const isNoting = useIsSending('note')
  return (
    <div className="wrap page">
      <PageHead title={copy.title} description={copy.title} isPrivate />
      <div className="page-part">
        <Link to={deskPath({ tab: 'orders' })} className="link inline-flex min-h-11 items-center justify-self-start">
          {copy.back}
        </Link>
        <h1 className="flex flex-wrap items-center gap-4 text-4xl">
          {page.kind === 'esim' ? copy.title : copy.kind[page.kind]}{' '}
          <DeskState state={page.state} words={stateText(page.state)} />
        </h1>
        <p className="text-muted">
          <MomentIn words={copy.placed} at={page.placedAt} /> · <Verbatim>{page.brandName}</Verbatim>
        </p>
        <div className="flex flex-wrap items-center gap-3">
          <span translate="no" className="desk-mono">
            {page.reference}
          </span>
          <CopyButton text={page.reference} isSmall />
        </div>
      </div>
      {page.errorMessage && (
        <Callout tone="danger" title={copy.error}>
          {page.errorMessage}
        </Callout>
      )}
      {page.state === 'dispute_lost' && (
        <Callout tone="info" title={copy.disputeLost.title}>
          {copy.disputeLost.text}
        </Callout>
      )}
      <Review page={page} />
      {page.ask === 'refund' && <RefundQuestion page={page} answer={answer} />}
      {page.ask === 'part' && <PartQuestion page={page} answer={answer} />}
      {page.ask === 'cancel' && <CancelQuestion page={page} answer={answer} />}
      {page.ask === 'replace' && <ReplaceQuestion page={page} answer={answer} />}
      {page.ask === 'vat' && <VatQuestion page={page} answer={answer} />}
      {page.ask === 'correct' && <CorrectQuestion page={page} answer={answer} />}
      {page.ask === 'papers' && <PapersQuestion page={page} answer={answer} />}
      {page.ask === 'close' && <CloseQuestion page={page} />}
      <div className="page-columns desk-columns">
        <div className="page-part">
          <OrderActions page={page} answer={answer} />
          <EsimCodes page={page} answer={answer} />
          <GiftFacts page={page} answer={answer} />
          <CustomerFacts page={page} />
          <BundleFacts
            bundle={page.bundle}
            failovers={page.failovers}
            whyNot={page.whyNot}
            replaces={page.replaces}
            replacedBy={page.replacedBy}
          />
          <MoneyFacts
            orderId={page.id}
            kind={page.kind}
            money={page.money}
            tax={page.tax}
            parts={page.parts}
            may={page.may}
            ask={page.ask}
          />
          <TaxFacts page={page} />
        </div>
        <div className="page-part">
          <Notes
            notes={page.notes}
            mayAdd={page.can.serve}
            action={href('/admin-dashboard/orders/:orderId', { orderId: page.id })}
            refused={
              answer?.intent === 'note' && answer.error ? { text: answer.text ?? '', error: answer.error } : null
            }
            isBusy={isNoting}
          />
          <Withdrawals withdrawals={page.withdrawals} can={page.can} />
          {page.can.inbox && <OrderMessages tickets={page.tickets} />}
          <Timeline moves={page.moves} attempts={page.attempts} />
          <PaymentFacts payments={page.payments} />
          <MailsSent mails={page.mails} />
          <AlertsGiven alerts={page.alerts} />
        </div>
      </div>
    </div>
  )
}
