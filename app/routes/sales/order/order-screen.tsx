// One order, from the first moment after payment to the eSIM in hand; what it shows follows the order's phase alone.
import { tripTitle } from '#app/language/trip-name.ts'
import { withEnglishNames } from '#app/ui/zone-name.tsx'
import { useEffect, useRef, useState } from 'react'
import { orderCopy } from '#app/copy/sales/order.ts'
import { giftCopy } from '#app/copy/sales/gift.ts'
import { partyCopy } from '#app/copy/sales/party.ts'
import { sentence } from '#app/ui/verbatim.tsx'
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import { useShell } from '#app/session/shell-data.ts'
import type { Coverage } from '#shop/catalogue/bundle/covered-countries.ts'
import { esimOver } from '#shop/sales/order-access/esim-over.ts'
import { withoutCodes, type OrderView } from '#shop/sales/order-access/view-order.ts'
import type { DeviceKind } from '#app/features/esim-card/device.ts'
import { AccountOffer } from './account-offer.tsx'
import { AfterInstall } from '#app/features/esim-card/after-install.tsx'
import type { EsimMoment } from '#app/features/esim-card/esim-now.tsx'
import { EsimCard } from '#app/features/esim-card/esim-card.tsx'
import { PartyCard } from './party-card.tsx'
import { GiftCard } from './gift-card.tsx'
import { CorrectEmail } from './correct-email.tsx'
import { HelpfulLinks } from './helpful-links.tsx'
import type { InvoiceTrouble } from '#app/features/invoice/invoice-trouble.ts'
import { OrderActions } from './order-actions.tsx'
import { PhaseLead } from './phase-lead.tsx'
import { Printer } from './printer.tsx'
import { rememberCompletion } from './remember-completion.ts'
import { doneCount } from './shown-steps.ts'
import { StepAnnouncer, StepList } from './step-list.tsx'
import type { CreditNote, ToppedUpBalance } from './read-order.ts'
import { SummaryCard } from './summary-card.tsx'
import { TopUpCard } from './top-up-card.tsx'
import type { TravelerView } from '#shop/delivery/party/view-party.ts'
import type { GiftView } from '#shop/delivery/gift/view-gift.ts'
import type { LaterPart } from '#shop/sales/plan/plans.ts'
import { TripRest } from './trip-rest.tsx'
import { isMoving, isPartyMoving, useLiveOrder } from './use-live-order.ts'
import { useEsimStream } from '#app/features/order-stream/use-esim-stream.ts'
import { useWaited } from './use-waited.ts'

export type OrderScreenProps = {
  order: OrderView
  coverage: Coverage
  device: DeviceKind
  moment: EsimMoment
  invoiceTrouble: InvoiceTrouble | null
  balance: ToppedUpBalance | null
  offersAccount: boolean
  creditNotes: CreditNote[]
  nextTrySeconds: number | null
  isWithdrawn: boolean
  isEmailRefused: boolean
  later: LaterPart[]
  isToppable: boolean
  isCancelOffered: boolean
  isBuyers: boolean
  swapFrom: string | null
  hasLostTopUps: boolean
  gift: GiftView | null
  party: TravelerView[] | null
  travelerName: string | null
}

export function OrderScreen(props: OrderScreenProps) {
  const {
    order: loaded,
    coverage,
    device,
    moment,
    invoiceTrouble,
    balance,
    offersAccount,
    creditNotes,
    nextTrySeconds,
  } = props
  const live = useLiveOrder(loaded, isPartyMoving(props.party))
  // What it has become since, such as refunded, says more.
  const over = esimOver(live, props.isWithdrawn)
  const isWithdrawn = over === 'withdrawn'
  const order = isWithdrawn ? withoutCodes(live) : live
  const correctsEmail = props.isEmailRefused && order.phase === 'failed'
  const { brand } = useShell()
  const { phase } = order
  const [wasCompleted] = useState(phase === 'completed')
  const isSeenLive = phase === 'completed' && !wasCompleted
  const waited = useWaited()
  useEsimStream(phase === 'completed' && !isWithdrawn && moment.report?.isLive ? order.reference : null)
  useCompletionRemembered(order, isSeenLive)
  const heading = useFocusWhen(isSeenLive)

  const isProvisioning = phase === 'in_progress' || phase === 'failed' || phase === 'completed'
  const showsSteps = phase === 'in_progress' || phase === 'failed' || isSeenLive
  return (
    <>
      <title>{`${isWithdrawn ? orderCopy.withdrawn.title : titleOf(order)} · ${brand.name}`}</title>
      {(isPartyMoving(props.party) || isMoving(phase)) && (phase !== 'failed' || nextTrySeconds !== null) && (
        <noscript>
          <meta httpEquiv="refresh" content={String(3 + (nextTrySeconds ?? 0))} />
        </noscript>
      )}
      <div className="order-page">
        <div className="dusk order-sky" aria-hidden="true" />
        <div className="wrap order-columns">
          <div className="order-column">
            <div className="order-lead">
              <p className="text-xl font-bold">{withEnglishNames(tripTitle(order.bundle))}</p>
              {props.travelerName !== null && (
                <p className="font-semibold wrap-anywhere">
                  {sentence(partyCopy.order.own(props.travelerName), [props.travelerName])}
                </p>
              )}
              <PhaseLead
                {...{ order, device, moment, wasCompleted, waited, heading, nextTrySeconds, over }}
                hasLostTopUps={props.hasLostTopUps}
                swapFrom={props.swapFrom}
              />
              {correctsEmail && <CorrectEmail email={order.email} />}
              {showsSteps && <StepList order={order} isSeenLive={isSeenLive} />}
              <StepAnnouncer order={order} />
            </div>
            {isProvisioning && order.topUp && <TopUpCard order={order} topUp={order.topUp} balance={balance} />}
            {props.gift && <GiftCard gift={props.gift} isLive={phase === 'completed' && !isWithdrawn} />}
            {(isProvisioning || order.isInstallable) && !order.topUp && !order.isGift && !isWithdrawn && (
              <EsimCard order={order} device={device} />
            )}
            {props.party && !isWithdrawn && <PartyCard party={props.party} isFirstThere={phase === 'completed'} />}
            {order.isInstallable && <AfterInstall brandName={brand.name} />}
          </div>
          <div className="order-column">
            <Printer order={order} brandName={brand.name} isSeenLive={isSeenLive} />
            <SummaryCard order={order} coverage={coverage} creditNotes={creditNotes} isWithdrawn={props.isWithdrawn} />
            {isProvisioning && !isWithdrawn && <TripRest parts={props.later} />}
            {isProvisioning && (
              <OrderActions
                order={order}
                invoiceTrouble={invoiceTrouble}
                isInUse={phase === 'completed' && !isWithdrawn}
                isResendOffered={props.isBuyers}
                isToppable={props.isToppable}
                isCancelOffered={props.isCancelOffered}
              />
            )}
            {offersAccount && !isWithdrawn && phase === 'completed' && (
              <AccountOffer reference={order.reference} email={order.email} isToppable={props.isToppable} />
            )}
          </div>
        </div>
      </div>
      <HelpfulLinks reference={order.reference} />
    </>
  )
}

function titleOf({ phase, steps, topUp, isGift, totalCents, isDisputeLost }: OrderView): string {
  const { failed, awaiting, processing, review, refunded, replaced, canceled, disputeLost } = orderCopy
  const { running, ready } = topUp ? topUpCopy.order : orderCopy
  if (phase === 'in_progress') return running.title(Math.min(steps.length, doneCount(steps) + 1), steps.length)
  if (phase === 'completed' && isGift) return giftCopy.order.readyTitle
  return {
    completed: ready,
    failed,
    awaiting_payment: awaiting,
    payment_processing: processing,
    in_review: review,
    replaced,
    canceled,
    refunded: isDisputeLost ? disputeLost : totalCents === 0 ? canceled : refunded,
  }[phase].title
}

function useCompletionRemembered({ phase, reference, startedAt }: OrderView, isSeenLive: boolean) {
  useEffect(() => {
    if (phase !== 'completed') return
    try {
      rememberCompletion(localStorage, { reference, startedAt, isSeenLive }, Date.now())
    } catch {
      // Storage may be switched off; the server empties the cart anyway.
    }
  }, [phase, reference, startedAt, isSeenLive])
}

function useFocusWhen(isReady: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isReady) heading.current?.focus()
  }, [isReady])
  return heading
}
