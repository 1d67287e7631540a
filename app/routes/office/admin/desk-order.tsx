// /admin-dashboard/orders/:orderId: one order, for an own-admin; its codes are shown only when asked for.
import type { ReactNode } from 'react'
import { Link, useActionData, useLoaderData, href } from 'react-router'
import { readsAgain } from '#app/http/reads-again.ts'
import { stateText } from '#app/copy/office/admin-desk.ts'
import { deskOrderCopy as copy } from '#app/copy/office/admin-order.ts'
import { glanceCopy } from '#app/copy/office/order-glance.ts'
import { shortReference } from '#shop/sales/order/short-reference.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { deskPath } from './desk-address.ts'
import type { DeskOrderAnswer } from './desk/desk-order-action.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { useIsSending } from '#app/forms/intent-form.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { GiftFacts } from './desk/gift-facts.tsx'
import { EsimFacts } from './desk/esim-facts.tsx'
import { OrderActions } from './desk/order-actions.tsx'
import { FirstAct } from './desk/order-next.tsx'
import { CancelQuestion, PartQuestion, RefundQuestion, ReplaceQuestion } from './desk/refund-questions.tsx'
import { Notes } from './desk/notes.tsx'
import { VatQuestion } from './desk/vat-conflict.tsx'
import { CorrectQuestion } from './desk/correct-question.tsx'
import { PapersQuestion } from './desk/papers-question.tsx'
import { CloseQuestion } from './desk/order-review.tsx'
import { BundleFacts, CustomerDetails, CustomerFacts, NetworkFacts } from './desk/order-facts.tsx'
import { MoneyFacts, PaymentFacts, PriceFacts, TaxFacts } from './desk/order-money.tsx'
import { AlertsGiven, MailsSent, Timeline } from './desk/order-history.tsx'
import { OrderMessages } from './desk/order-messages.tsx'
import { readDeskOrder, type DeskOrderPage } from './desk/read-desk-order.ts'
import type { Route } from './+types/desk-order.ts'
import '#app/ui/page.css'
import '#app/features/desk/desk.css'
import './desk/desk-order.css'

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  readDeskOrder(request, context, params.orderId)
export const shouldRevalidate = readsAgain
export const action = async (args: Route.ActionArgs) =>
  (await import('./desk/desk-order-action.ts')).answerDeskOrder(args)

export default function DeskOrder() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<DeskOrderAnswer>()
  const kind = page.kind === 'esim' ? copy.title : copy.kind[page.kind]
  const number = shortReference(page.reference)
  return (
    <div className="wrap page order-page">
      <PageHead title={glanceCopy.titled(kind, number)} description={glanceCopy.titled(kind, number)} isPrivate />
      <div className="min-w-0">
        <Link to={deskPath({ tab: 'orders' })} className="link inline-flex min-h-11 items-center">
          {copy.back}
        </Link>
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-3xl">
          <span>
            {kind} <Verbatim className="[overflow-wrap:anywhere]">{number}</Verbatim>
          </span>
          <DeskState state={page.state} words={stateText(page.state)} />
        </h1>
        <p className="pt-1 text-muted">
          <MomentIn words={copy.placed} at={page.placedAt} /> · <Verbatim>{page.brandName}</Verbatim>
        </p>
        {number !== page.reference && (
          <p className="flex flex-wrap items-center gap-x-3">
            <span translate="no" className="desk-mono">
              {page.reference}
            </span>
            <span className="order-copy">
              <CopyButton text={page.reference} look="quiet" isSmall />
            </span>
          </p>
        )}
      </div>
      <Attention page={page} answer={answer} />
      <Questions page={page} answer={answer} />
      <WhileAsked isAsked={page.ask !== null}>
        <div className="order-desk">
          <div className="order-glance page-columns">
            <div className="page-part">
              <CustomerFacts page={page} />
              <EsimFacts page={page} answer={answer} />
              <BundleFacts {...page} />
            </div>
            <div className="page-part">
              <MoneyFacts page={page} />
              <OrderMessages
                tickets={page.tickets}
                otherTickets={page.otherTickets}
                withdrawals={page.withdrawals}
                can={page.can}
              />
              <NetworkFacts network={page.network} failovers={page.failovers} whyNot={page.whyNot} />
              <GiftFacts page={page} answer={answer} />
            </div>
          </div>
          <div className="order-aside page-part">
            <OrderActions page={page} />
            <OrderNotes page={page} answer={answer} />
          </div>
          <div className="order-folds">
            <Timeline moves={page.moves} attempts={page.attempts} />
            <PriceFacts money={page.money} tax={page.tax} />
            <PaymentFacts payments={page.payments} />
            <TaxFacts page={page} />
            <CustomerDetails customer={page.customer} corrections={page.corrections} />
            <MailsSent mails={page.mails} />
            <AlertsGiven alerts={page.alerts} />
          </div>
        </div>
      </WhileAsked>
    </div>
  )
}

// While something is asked, a phone folds what the question is about.
const WhileAsked = ({ isAsked, children }: { isAsked: boolean; children: ReactNode }) =>
  isAsked ? (
    <Disclosure title={glanceCopy.about} className="order-rest">
      {children}
    </Disclosure>
  ) : (
    <>{children}</>
  )

type PartProps = { page: DeskOrderPage; answer: DeskOrderAnswer | undefined }

/** What the forms without a question of their own were refused for; the others say it beside their fields. */
const BESIDE_FIELDS = ['reveal', 'gift', 'note']

// What went wrong, and what to do first.
function Attention({ page, answer }: PartProps) {
  const isHere = !BESIDE_FIELDS.includes(answer?.intent ?? '') && page.ask !== answer?.intent
  return (
    <>
      <Refusal says={isHere && answer?.error} />
      {page.errorMessage && (page.next?.kind !== 'retry' || page.ask !== null) && (
        <Callout tone="danger" title={copy.error}>
          {page.errorMessage}
        </Callout>
      )}
      {page.state === 'dispute_lost' && (
        <Callout tone="info" title={copy.disputeLost.title}>
          {copy.disputeLost.text}
        </Callout>
      )}
      <FirstAct page={page} />
    </>
  )
}

// One at a time, by the address.
function Questions({ page, answer }: PartProps) {
  switch (page.ask) {
    case 'refund':
      return <RefundQuestion page={page} answer={answer} />
    case 'part':
      return <PartQuestion page={page} answer={answer} />
    case 'cancel':
      return <CancelQuestion page={page} answer={answer} />
    case 'replace':
      return <ReplaceQuestion page={page} answer={answer} />
    case 'vat':
      return <VatQuestion page={page} answer={answer} />
    case 'correct':
      return <CorrectQuestion page={page} answer={answer} />
    case 'papers':
      return <PapersQuestion page={page} answer={answer} />
    case 'close':
      return <CloseQuestion page={page} />
    default:
      return null
  }
}

function OrderNotes({ page, answer }: PartProps) {
  const isNoting = useIsSending('note')
  return (
    <Notes
      notes={page.notes}
      mayAdd={page.can.serve}
      isFolded
      action={href('/admin-dashboard/orders/:orderId', { orderId: page.id })}
      refused={answer?.intent === 'note' && answer.error ? { text: answer.text ?? '', error: answer.error } : null}
      isBusy={isNoting}
    />
  )
}
