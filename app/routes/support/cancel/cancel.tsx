// /order/cancel: a buyer cancels an order, or reads what became of it.
import { formatDay } from '#app/language/formats.ts'
import { useEffect, useRef } from 'react'
import { href, Link, useActionData, useLoaderData, useLocation, useNavigation, useSearchParams } from 'react-router'
import { cancelCopy as copy } from '#app/copy/support/cancel.ts'
import { swapCopy } from '#app/copy/support/swap.ts'
import { Form } from '#app/forms/form.tsx'
import { NoOrder } from '#app/features/order-access/no-order.tsx'
import { supportPath } from '#app/features/esim-card/new-tab-link.tsx'
import { withQuery } from '#app/format/with-query.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Callout, ErrorBox } from '#app/ui/callout.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { CANCEL_REASONS, isCancelReason, type CancelReason } from '#shop/support/cancellation/cancellation.ts'
import { SAME, toPayFor, type SwapPage } from './swap-choice.ts'
import { SwapForm } from './swap-form.tsx'
import { answerCancel, readCancelPage, type CancelAnswer } from './cancel-action.ts'
import type { Route } from './+types/cancel.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => readCancelPage(request, context)
export const action = answerCancel

export const meta: Route.MetaFunction = () => [{ name: 'referrer', content: 'same-origin' }]

export default function Cancel() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<CancelAnswer>()
  if (page.kind === 'not_found') return <NoOrder kind="not_found" />
  return (
    <>
      <PageHead title={copy.title} description={copy.description} isPrivate />
      <PageTop title={copy.title} lead={page.kind === 'offer' && !page.swap?.to ? copy.lead : page.trip} />
      <div className="wrap py-8 md:py-12">
        <div className="grid max-w-xl grid-cols-1 gap-6">
          {page.kind !== 'offer' ? (
            <Became page={page} />
          ) : answer?.proof ? (
            <CodeForm page={page} answer={answer} proof={answer.proof} />
          ) : page.swap?.to ? (
            <Swap page={page} swap={page.swap} answer={answer} />
          ) : (
            <Ask page={page} answer={answer} />
          )}
          <p className="flex flex-wrap gap-3">
            <LinkButton to={withQuery(href('/success'), { reference: page.reference })} look="secondary">
              {copy.back}
            </LinkButton>
          </p>
        </div>
      </div>
    </>
  )
}

type Page = Exclude<Route.ComponentProps['loaderData'], { kind: 'not_found' }>
type Offer = Extract<Page, { kind: 'offer' }>
type ResultPage = Exclude<Page, { kind: 'offer' }>

const usePath = () => `/order/cancel${useLocation().search}`

function Ask({ page, answer }: { page: Offer; answer: CancelAnswer | undefined }) {
  const { offer } = copy
  const path = usePath()
  return (
    <Form method="post" action={path} noValidate className="panel grid grid-cols-1 gap-5 p-6">
      <h2 className="text-2xl">{offer.heading}</h2>
      <p className="font-semibold">{page.trip}</p>
      <p>{offerText(page)}</p>
      {page.isAutomatic && <p>{offer.until(formatDay(page.lastDay))}</p>}
      <p className="text-muted">{offer.keepsCodes}</p>
      <WhyAndWho page={page} answer={answer} label={offer.reason} />
      {page.swap && (
        <p>
          {swapCopy.invite}{' '}
          <Link to={withQuery(href('/order/cancel'), { reference: page.reference, instead: SAME })} className="link">
            {swapCopy.link}
          </Link>
        </p>
      )}
      {page.swap === null && page.isAutomatic && !page.isFree && page.travelers === 1 && !page.isShare && (
        <p className="text-muted">{swapCopy.ownPrice}</p>
      )}
      {page.travelers > 1 && page.isAutomatic && (
        <>
          {!page.isFree && <p className="text-muted">{offer.single}</p>}
          <p className="text-muted">{swapCopy.several}</p>
        </>
      )}
    </Form>
  )
}

/** Why, and where the code goes. */
function WhyAndWho({ page, answer, label }: { page: Offer; answer: CancelAnswer | undefined; label: string }) {
  const isBusy = useNavigation().state === 'submitting'
  const { offer } = copy
  // A page that leads here may know why.
  const [search] = useSearchParams()
  const known = search.get('reason') ?? (page.isPhoneUnfit ? ('phone_unfit' satisfies CancelReason) : '')
  return (
    <>
      <SelectField
        name="reason"
        label={label}
        required
        defaultValue={answer?.reason ?? (isCancelReason(known) ? known : '')}
        options={[['', offer.choose], ...CANCEL_REASONS.map((reason) => [reason, offer.reasons[reason]] as const)]}
        error={answer?.field === 'reason' ? answer.error : undefined}
      />
      {answer?.error && answer.field === null && <ErrorBox message={answer.error} />}
      <p className="text-sm text-muted">{sentence(offer.sentTo(page.email), [page.email])}</p>
      <div>
        <Button type="submit" name="intent" value="start" pending={isBusy} pendingText={offer.starting}>
          {offer.start}
        </Button>
      </div>
    </>
  )
}

function Swap({ page, swap, answer }: { page: Offer; swap: SwapPage; answer: CancelAnswer | undefined }) {
  const path = usePath()
  const { reference, lastDay } = page
  const error = answer?.field === 'choice' ? answer.error : undefined
  return (
    <SwapForm {...{ swap, reference, path, lastDay, error }} chosen={answer?.choice ?? ''}>
      <WhyAndWho page={page} answer={answer} label={swapCopy.reason} />
    </SwapForm>
  )
}

function offerText({ isAutomatic, isFree, leftCents, travelers, isShare }: Offer): string {
  const { offer } = copy
  if (!isAutomatic) return offer.byPerson
  if (isFree) return offer.free
  if (isShare) return offer.traveler(leftCents)
  return travelers > 1 ? offer.several(travelers, leftCents) : offer.automatic(leftCents)
}

function finishText(choice: string): string {
  const cents = toPayFor(choice)
  if (cents > 0) return swapCopy.pay(cents)
  return choice ? swapCopy.finish : copy.code.finish
}

function CodeForm({ page, answer, proof }: { page: Offer; answer: CancelAnswer; proof: string }) {
  const isFinishing = useNavigation().formData?.get('intent') === 'cancel'
  const box = useRef<HTMLDivElement>(null)
  // The form replaces the previous one, so the focus moves to it.
  useEffect(() => box.current?.focus(), [])
  const path = usePath()
  return (
    <Form method="post" action={path} noValidate className="panel grid grid-cols-1 gap-5 p-6">
      <h2 className="text-2xl">{copy.code.heading}</h2>
      <Callout role="status" ref={box}>
        {sentence(copy.code.mailed(page.email), [page.email])}
      </Callout>
      <input type="hidden" name="proof" value={proof} />
      <input type="hidden" name="reason" value={answer.reason} />
      <input type="hidden" name="choice" value={answer.choice} />
      <TextField
        id="cancel-code"
        name="code"
        label={copy.code.label}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        error={answer.field === 'code' ? answer.error : undefined}
        required
      />
      {answer.error && answer.field === null && <ErrorBox message={answer.error} />}
      <p className="flex flex-wrap items-center gap-3">
        <Button type="submit" name="intent" value="cancel" pending={isFinishing} pendingText={copy.code.finishing}>
          {finishText(answer.choice)}
        </Button>
        <Button type="submit" name="intent" value="start" look="quiet">
          {copy.code.again}
        </Button>
      </p>
    </Form>
  )
}

function Became({ page }: { page: ResultPage }) {
  const { heading, text, next } = wordsOf(page)
  const number = page.kind === 'with_person' ? (page.ticketNumber ?? '') : ''
  const isOver = page.kind === 'refunded'
  return (
    <section className="panel grid justify-items-start gap-4 p-6" aria-labelledby="became">
      <h2 id="became" className="text-2xl">
        {heading}
      </h2>
      <p>{text}</p>
      {next && <p>{sentence(next, [number])}</p>}
      {page.kind === 'swapped' && <p>{moneyOf(page)}</p>}
      {page.kind === 'with_person' && page.differenceCents > 0 && <p>{swapCopy.held(page.differenceCents)}</p>}
      {page.kind === 'swapped' ? (
        <LinkButton to={withQuery(href('/success'), { reference: page.to })}>{swapCopy.swapped.next}</LinkButton>
      ) : isOver ? (
        <LinkButton to={href('/bundleselector')}>{copy.refunded.next}</LinkButton>
      ) : (
        <LinkButton to={supportPath(page.reference)} look="secondary">
          {copy.support}
        </LinkButton>
      )}
    </section>
  )
}

function moneyOf({ backCents, moreCents }: Extract<ResultPage, { kind: 'swapped' }>): string {
  const { back, paid, nothing } = swapCopy.swapped
  if (moreCents > 0) return paid(moreCents)
  return backCents > 0 ? back(backCents) : nothing
}

function wordsOf(page: ResultPage): { heading: string; text: string; next?: string | undefined } {
  if (page.kind === 'none' || page.kind === 'withdrawn') return copy[page.kind]
  if (page.kind === 'swapped') return { heading: swapCopy.swapped.heading, text: swapCopy.swapped.text }
  if (page.kind === 'asked') return page.isSwap ? swapCopy.asked : copy.asked
  if (page.kind === 'refunded') {
    const { heading, text, several, free, traveler } = copy.refunded
    if (page.isShare && !page.isFree) return traveler
    return { heading, text: page.isFree ? free : page.travelers > 1 ? several : text }
  }
  const { heading, installed, network_silent: silent, other, next } = copy.withPerson
  const text = page.heldBecause === 'installed' ? installed : page.heldBecause === 'network_silent' ? silent : other
  return { heading, text, next: page.ticketNumber ? next(page.ticketNumber) : undefined }
}
