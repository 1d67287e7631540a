import { knownText } from '#app/language/known-text.ts'
import { pathHere } from '#app/language/address.ts'
import { tripName, tripTitle } from '#app/language/trip-name.ts'
import { formatEuro, formatDay } from '#app/language/formats.ts'
import { Link, href } from 'react-router'
import { accountCopy } from '#app/copy/people/account.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { Pass } from '#app/ui/pass.tsx'
import { useShell } from '#app/session/shell-data.ts'
import type { NextStep } from '#shop/sales/esim/own-esim.ts'
import { useEsimStream } from '#app/features/order-stream/use-esim-stream.ts'
import { OnPhone } from '#app/features/esim-card/on-phone.tsx'
import { EsimFigures } from '../figures.tsx'
import { FiguresWithoutScript } from '../figures-without-script.tsx'
import { dayText } from '#app/format/moment-text.ts'
import { NoEsims } from '../no-esims.tsx'
import { invoicePath } from '#app/features/invoice/invoice-path.ts'
import { installPath, nameOf, orderPath, type OtherEsim, type ShownOwnEsim } from '../own-esim-view.ts'
import type { AccountPage, ShownOrder } from '../read-account.ts'
import type { ShownUsage, UsageReport } from '../shown-usage.ts'
import { useUsage } from '../use-usage.ts'
import type { ShownInvoice } from './own-invoices.ts'

const copy = accountCopy.overview
const esimCopy = accountCopy.esim

export function OverviewTab({ page }: { page: AccountPage }) {
  const [esim] = page.esims
  return (
    <div className="page-columns">
      {esim ? <CurrentPass esim={esim} drawn={page.figures[esim.reference] ?? null} /> : <NoEsims />}
      <div className="stack">
        <OtherEsims esims={page.others} />
        {/* What was paid for is named above, so its papers wait until somebody looks for them. */}
        <section className="card" aria-label={copy.payments}>
          <Disclosure title={copy.payments} open={page.others.length === 0 || undefined}>
            <div className="stack">
              <LastOrders orders={page.orders} />
              <InvoiceList invoices={page.invoices} />
            </div>
          </Disclosure>
        </section>
      </div>
    </div>
  )
}

function CurrentPass({ esim, drawn }: { esim: ShownOwnEsim; drawn: UsageReport | null }) {
  const { brand } = useShell()
  const usage = useUsage(esim.reference, drawn)
  const { bundle, reference } = esim
  useEsimStream(esim.isWithdrawn || usage.usage?.status === 'Expired' ? null : reference)
  return (
    <section className="card" aria-labelledby="current-pass">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="current-pass" className="text-2xl">
          {copy.passHeading}
        </h2>
        {usage.usage && (
          <p className="state-badge" data-status={usage.usage.status}>
            {knownText(usage.usage.status)}
          </p>
        )}
      </div>
      <Pass
        size="mini"
        brandName={brand.name}
        name={esim.label ?? tripName(bundle)}
        zone={bundle.zone}
        data={bundle.data}
        days={bundle.days}
        arrival={bundle.arrival}
        departure={bundle.departure}
        countries={bundle.destinations}
        bundleId={bundle.bundleId}
        reference={reference}
      />
      <FiguresWithoutScript isDrawn={drawn !== null} />
      <OnPhone told={esim.onPhone} />
      <EsimFigures {...usage} />
      {usage.usage && !esim.isWithdrawn && <NextAction usage={usage.usage} esim={esim} />}
      <p>
        <Link to={orderPath(reference)} className="link inline-block py-2" aria-label={esimCopy.openOf(nameOf(esim))}>
          {esimCopy.open}
        </Link>
      </p>
    </section>
  )
}

function OtherEsims({ esims }: { esims: OtherEsim[] }) {
  if (esims.length === 0) return null
  return (
    <HeadedPart id="other-esims" heading={copy.others} className="card">
      <ul className="rows">
        {esims.map((esim) => (
          <li key={esim.reference}>
            <Link to={orderPath(esim.reference)} className="link inline-block py-1 font-semibold">
              {nameOf(esim)}
            </Link>
            <span className="block text-sm text-muted">{datesOf(esim)}</span>
          </li>
        ))}
      </ul>
      <Link to={`${href('/account')}?tab=services`} className="link inline-block py-2">
        {copy.manage}
      </Link>
    </HeadedPart>
  )
}

const datesOf = ({ bundle: { arrival, departure }, boughtAt }: OtherEsim): string =>
  arrival && departure ? `${formatDay(arrival)} – ${formatDay(departure)}` : copy.boughtOn(dayText(boughtAt))

// One thing to do, in the order of what matters most to somebody who travels.
function NextAction({ usage, esim }: { usage: ShownUsage; esim: ShownOwnEsim }) {
  const { next: step, startsAt } = usage
  const isClosed = step === 'top_up' && esim.topUpPath === null
  const { text, button } = copy.next[isClosed ? 'another' : step]
  const paths: Record<NextStep, string | null> = {
    install: installPath(esim.reference),
    top_up: esim.topUpPath ?? href('/bundleselector'),
    buy: href('/bundleselector'),
    nothing: null,
  }
  const to = paths[step]
  return (
    <div className="card-hint">
      <p className="font-semibold">{typeof text === 'string' ? text : text(startsAt)}</p>
      {to && button && (
        <p>
          <LinkButton to={to}>{button}</LinkButton>
        </p>
      )}
    </div>
  )
}

function LastOrders({ orders }: { orders: ShownOrder[] }) {
  return (
    <HeadedPart id="last-orders" heading={copy.orders} headingClass="text-lg" className="page-part">
      {orders.length === 0 ? (
        <p className="text-muted">{copy.noOrders}</p>
      ) : (
        <ul className="rows">
          {orders.map((order) => (
            <OrderRow key={order.reference} order={order} />
          ))}
        </ul>
      )}
    </HeadedPart>
  )
}

function OrderRow({ order }: { order: ShownOrder }) {
  const { bundle, reference, phase, isDisputeLost, totalCents, startedAt } = order
  const what = copy.order(tripTitle(bundle), bundle.days)
  const day = dayText(startedAt)
  return (
    <li>
      <p className="row-line">
        <span className="font-semibold">{what}</span>
        <span className="figures font-semibold">{formatEuro(totalCents)}</span>
      </p>
      <p className="row-line text-sm text-muted">
        <span>{day}</span>
        <span>{isDisputeLost ? copy.takenBack : copy.phase[phase]}</span>
      </p>
      <p className="flex flex-wrap gap-x-5">
        <Link to={orderPath(reference)} className="link inline-block py-2" aria-label={copy.openOf(what, day)}>
          {copy.open}
        </Link>
        {order.isInvoiceReady && totalCents > 0 && (
          <a
            href={pathHere(invoicePath(reference))}
            className="link inline-block py-2"
            aria-label={copy.invoiceOf(what, day)}
          >
            {copy.invoice}
          </a>
        )}
      </p>
    </li>
  )
}

const overviewCopy = accountCopy.overview

function InvoiceList({ invoices }: { invoices: ShownInvoice[] }) {
  return (
    <HeadedPart id="invoices" heading={overviewCopy.invoices} headingClass="text-lg" className="page-part">
      {invoices.length === 0 ? (
        <p className="text-muted">{overviewCopy.noInvoices}</p>
      ) : (
        <ul className="rows">
          {invoices.map(({ number, isCreditNote, issuedOn, totalCents, path }) => (
            <li key={number} className="row-line">
              <span>
                <a href={path} className="link inline-block py-1">
                  {isCreditNote ? `${overviewCopy.creditNote} ${number}` : number}
                </a>
                <span className="block text-sm text-muted">{formatDay(issuedOn)}</span>
              </span>
              <span className="figures font-semibold">{formatEuro(totalCents)}</span>
            </li>
          ))}
        </ul>
      )}
    </HeadedPart>
  )
}
