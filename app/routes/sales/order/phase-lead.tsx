import { withQuery } from '#app/format/with-query.ts'
import { href } from 'react-router'
import type { Ref } from 'react'
import { orderCopy } from '#app/copy/sales/order.ts'
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import type { EsimOver } from '#shop/sales/order-access/esim-over.ts'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'
import type { DeviceKind } from '#app/features/esim-card/device.ts'
import { OnPhone } from '#app/features/esim-card/on-phone.tsx'
import { EsimNow, InstallFirst, type EsimMoment } from '#app/features/esim-card/esim-now.tsx'
import { NewTabLink, supportPath } from '#app/features/esim-card/new-tab-link.tsx'
import { GiftReady } from './gift-card.tsx'
import { Heading } from './heading.tsx'
import { NextTry } from './next-try.tsx'
import { OutcomeLead } from './outcome-lead.tsx'
import { failedWords, processingNext, reviewWords } from './phase-words.ts'
import { Notice, useNotice, type NoticeWords } from '#app/ui/notice.tsx'
import { OrderForm, usePostedAnswer } from '#app/features/order-form/order-form.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import type { WaitLength } from './use-waited.ts'
import { Awaiting } from './awaiting-lead.tsx'
import { OverLead } from './over-lead.tsx'

type PhaseLeadProps = {
  order: OrderView
  device: DeviceKind
  moment: EsimMoment
  wasCompleted: boolean
  /** Until the shop tries a failed step again by itself; null when a person takes over. */
  nextTrySeconds: number | null
  waited: WaitLength
  /** The eSIM was replaced after data had been added to it. */
  hasLostTopUps: boolean
  /** The order that it would be swapped for; null for nearly all orders. */
  swapFrom: string | null
  /** What ended it. */
  over: EsimOver | null
  heading: Ref<HTMLHeadingElement>
}

// The headline and the one thing to know or to do now.
export function PhaseLead(props: PhaseLeadProps) {
  const { order, wasCompleted, over } = props
  if (over) return <OverLead {...props} over={over} />
  switch (order.phase) {
    case 'completed':
      if (order.isGift) return <GiftReady {...props} />
      return wasCompleted ? <Delivered {...props} /> : <Ready {...props} />
    case 'in_progress':
      return <Running {...props} />
    case 'failed':
      return <Failed {...props} />
    case 'awaiting_payment':
      return (
        <Awaiting reference={order.reference} waited={props.waited} swapFrom={props.swapFrom}>
          <Heading>{orderCopy.awaiting.heading}</Heading>
        </Awaiting>
      )
    case 'payment_processing':
      return <Processing order={order} />
    default:
      return <InReview order={order} />
  }
}

function Running({ order, waited }: PhaseLeadProps) {
  const copy = { ...orderCopy.running, ...(order.topUp && topUpCopy.order.running) }
  return (
    <>
      <Heading>{orderCopy.thanks}</Heading>
      <div className="grid gap-1">
        <h2 className="text-3xl">{copy.heading}</h2>
        <p className="text-lg">{copy.lead}</p>
      </div>
      <div className="order-hints">
        {waited !== 'briefly' && <p className="order-hint">{sentence(copy.close(order.email), [order.email])}</p>}
        {waited === 'long' && <SlowHint text={copy.slow} reference={order.reference} />}
        <noscript>
          <p>{sentence(copy.close(order.email), [order.email])}</p>
        </noscript>
      </div>
    </>
  )
}

function SlowHint({ text, reference }: { text: string; reference: string }) {
  return (
    <p className="order-hint">
      {text} <NewTabLink to={supportPath(reference)}>{orderCopy.support}</NewTabLink>
    </p>
  )
}

function Ready({ order, device, moment, heading }: PhaseLeadProps) {
  const copy = order.topUp ? topUpCopy.order.ready : orderCopy.ready
  const onPhone = moment.report?.onPhone ?? null
  return (
    <>
      <Heading>{orderCopy.thanks}</Heading>
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-3xl text-success">
          {copy.heading}
        </h2>
        <p className="text-lg">{sentence(copy.lead(order.email), [order.email])}</p>
      </div>
      {order.topUp ? (
        <StatusFirst reference={order.reference} />
      ) : (
        <>
          <OnPhone told={onPhone} />
          <p className="empty:hidden">
            <InstallFirst code={order.activationCode} device={device} onPhone={onPhone} />
          </p>
        </>
      )}
    </>
  )
}

function Delivered({ order, device, moment }: PhaseLeadProps) {
  const copy = order.topUp ? topUpCopy.order.ready : orderCopy.ready
  return (
    <>
      <Heading>{orderCopy.delivered}</Heading>
      {/* Whether the address fits on the second line depends on the font, which comes later. */}
      <p className="max-w-[var(--measure)] text-lg max-md:min-h-[3lh]">
        {sentence(copy.laterLead(order.email), [order.email])}
      </p>
      {order.topUp ? (
        <StatusFirst reference={order.reference} />
      ) : (
        <EsimNow order={order} device={device} moment={moment} />
      )}
    </>
  )
}

// There is nothing to install; what matters next is how much is left on the eSIM.
function StatusFirst({ reference }: { reference: string }) {
  return (
    <p>
      <LinkButton to={withQuery(href('/esim-status'), { reference })}>{topUpCopy.order.ready.status}</LinkButton>
    </p>
  )
}

function Failed({ order, nextTrySeconds }: PhaseLeadProps) {
  const copy = orderCopy.failed
  const posted = usePostedAnswer('retry')
  const { notice, say } = useNotice(posted && !posted.ok ? refusalOf(posted.message) : null)
  return (
    <>
      <Heading>{orderCopy.thanks}</Heading>
      <Callout tone="danger" role="alert" title={copy.heading}>
        <p>{order.errorMessage ?? copy.text}</p>
      </Callout>
      <p className="max-w-[var(--measure)]">{failedWords(order)}</p>
      <p className="max-w-[var(--measure)] font-semibold">
        {nextTrySeconds === null ? copy.told : <NextTry key={order.nextTryAt} seconds={nextTrySeconds} />}
      </p>
      <div className="flex flex-wrap gap-3">
        <OrderForm
          intent="retry"
          pendingText={copy.retrying}
          onAnswer={(answer) => !answer.ok && say(refusalOf(answer.message))}
        >
          {copy.retry}
        </OrderForm>
        <LinkButton to={supportPath(order.reference)} look="secondary">
          {orderCopy.support}
        </LinkButton>
      </div>
      <Notice notice={notice} />
    </>
  )
}

const refusalOf = (message: string | null): NoticeWords => ({
  title: orderCopy.notices.retryFailed,
  text: message,
  tone: 'danger',
})

function Processing({ order }: { order: OrderView }) {
  const { heading, text, failed } = orderCopy.processing
  const next = [processingNext(order)]
  return <OutcomeLead reference={order.reference} heading={heading} text={text} next={next} aside={failed} />
}

function InReview({ order }: { order: OrderView }) {
  const { heading, text, next } = reviewWords(order)
  return <OutcomeLead reference={order.reference} heading={heading} text={text} next={[next]} />
}
