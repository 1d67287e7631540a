// /install: one page per eSIM, from the first tap on the phone to the first page abroad.
import { formatDay } from '#app/language/formats.ts'
import { momentOf } from '#app/features/order-access/esim-moment.ts'
import { withQuery } from '#app/format/with-query.ts'
import { useLoaderData, type ShouldRevalidateFunctionArgs, href, data } from 'react-router'
import { connectionCopy } from '#app/copy/delivery/connection.ts'
import { installPageCopy as copy } from '#app/copy/delivery/install-page.ts'
import { orderCopy } from '#app/copy/sales/order.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { keepPage } from '#app/session/keep-page.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { NoOrder } from '#app/features/order-access/no-order.tsx'
import { readAnswers } from '#app/features/connection-check/connection.ts'
import { answerInstall } from './install-action.ts'
import type { InstallAnswer, InstallPage } from './install-page.ts'
import { InstallScreen } from './install-screen.tsx'
import type { Route } from './+types/install.ts'
import '#app/features/esim-card/esim-card.css'
import '#app/ui/page.css'
import './install.css'
import { shopContext, atOf } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { findCoverage } from '#shop/catalogue/bundle/covered-countries.ts'
import { orderView, receiverView, withoutAddress } from '#shop/sales/order-access/view-order.ts'
import { detectGuideDevice } from '#app/features/install-guide/guide-device.ts'
import { detectDevice } from '#app/features/esim-card/device.ts'
import { findEsimOrder, orderVisitorOf, readReference } from '#app/features/order-access/open-order.ts'
import { redeemKeyInUrl } from '#app/features/order-access/redeem-key-in-url.ts'
import { isCancelOffered } from '#shop/support/cancellation/cancellation.ts'
import { esimNowCopy } from '#app/copy/delivery/esim-now.ts'
import { SameAgain } from '#app/features/esim-card/same-again.tsx'
import { overWords } from '#app/features/esim-card/over-words.ts'
import { giftCopy } from '#app/copy/sales/gift.ts'
import { readEsimOver } from '#app/features/order-access/own-esim.ts'
import { installStanding } from '#app/features/order-access/install-standing.ts'

export const loader = ({ request, url, context }: Route.LoaderArgs) => readInstallPage(request, url, context)
export const action = answerInstall

/** A phone without a connection is why somebody asks at all: the page stays, and says so. */
export const clientAction = keepPage((form): InstallAnswer => {
  const trouble = connectionCopy.offline
  return form.get('intent') === 'send'
    ? { intent: 'send', qrUrl: null, trouble }
    : { intent: 'check', answers: readAnswers(form), live: null, trouble }
})

// Checking with the network doesn't change the page's own data.
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === undefined && defaultShouldRevalidate

// An eSIM's address is its buyer's business: no referrer to other sites.
export const meta: Route.MetaFunction = () => [{ name: 'referrer', content: 'same-origin' }]

export default function Install() {
  const page = useLoaderData<typeof loader>()
  if (page.kind === 'no_reference' || page.kind === 'not_found') return <NoOrder kind={page.kind} />
  if (page.kind === 'ready') return <InstallScreen key={page.order.reference} {...page} />

  const { title, text } = wordsOf(page)
  return (
    <>
      <PageHead title={title} description={text} isPrivate />
      <PageTop title={title} lead={text}>
        {page.kind === 'ended' && <SameAgain bundle={page.bundle} words={esimNowCopy.ended.again} isMain />}
        <LinkButton
          look={page.kind === 'ended' ? 'secondary' : 'primary'}
          to={withQuery(isGift(page) ? href('/gift') : href('/success'), { reference: page.reference })}
        >
          {isGift(page) ? giftCopy.page.title : copy.notReady.open}
        </LinkButton>
        {(page.kind === 'top_up' || page.kind === 'ended') && (
          <LinkButton to={withQuery(href('/esim-status'), { reference: page.reference })} look="quiet">
            {page.kind === 'ended' ? copy.status : copy.topUp.status}
          </LinkButton>
        )}
        {(page.kind === 'gone' || page.kind === 'over') && (
          <LinkButton to={href('/support')} look="quiet">
            {orderCopy.support}
          </LinkButton>
        )}
      </PageTop>
    </>
  )
}

function wordsOf(page: Exclude<InstallPage, { kind: 'no_reference' | 'not_found' | 'ready' }>) {
  if (page.kind === 'top_up') return { title: copy.topUp.title, text: copy.topUp.text(page.iccidEnd) }
  if (page.kind === 'ended') return { title: esimNowCopy.ended.heading, text: esimNowCopy.ended.text }
  if (page.kind !== 'over') return { gone: copy.gone, not_ready: copy.notReady }[page.kind]
  const { heading, text, next } = overWords(page.over, page.isGift)
  return { title: heading, text: next === null ? text : `${text} ${next}` }
}

const isGift = (page: InstallPage): boolean => (page.kind === 'over' || page.kind === 'ended') && page.isGift

// GET /install: swaps a key from a link for this browser's cookie and reads the eSIM to install.
async function readInstallPage(request: Request, url: URL, context: Context) {
  const swapped = await redeemKeyInUrl(request, url, context)
  if (swapped) return swapped

  if (!url.searchParams.get('reference')) return data<InstallPage>({ kind: 'no_reference' }, 404)
  const { order, isBuyers, status } = await findEsimOrder(request, context, readReference(request))
  if (!order) return data<InstallPage>({ kind: 'not_found' }, status)

  const view = order.isGift ? receiverView(order) : isBuyers ? orderView(order) : withoutAddress(orderView(order))
  const { iccid, activationCode, reference, topUp } = view
  if (topUp) return data<InstallPage>({ kind: 'top_up', reference, iccidEnd: topUp.iccidEnd })
  const over = await readEsimOver(context, order)
  if (over) return data<InstallPage>({ kind: 'over', over, isGift: view.isGift, reference })
  if (!iccid || !activationCode) return data<InstallPage>({ kind: installStanding(order, view.phase), reference })
  const catalogue = await context.get(shopContext).catalogue.viewCatalogue(atOf(context))
  const arrival = await context.get(shopContext).gifts.findArrival(order)
  const userAgent = request.headers.get('user-agent')
  const moment = await momentOf(context.get(shopContext), catalogue, order, !order.isGift)
  if (moment.report?.isEnded)
    return data<InstallPage>({ kind: 'ended', isGift: view.isGift, bundle: view.bundle, reference })
  return data<InstallPage>({
    kind: 'ready',
    order: { ...view, bundle: { ...view.bundle, arrival } },
    coverage: findCoverage(catalogue, order.bundle),
    iccid,
    activationCode,
    device: detectDevice(userAgent),
    guideDevice: detectGuideDevice(userAgent),
    moment,
    arrival: arrival && formatDay(arrival),
    isCancelOffered: isBuyers && isCancelOffered(order, await orderVisitorOf(request, context)),
  })
}
