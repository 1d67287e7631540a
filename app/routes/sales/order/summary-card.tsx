import { ZoneName } from '#app/ui/zone-name.tsx'
import { sizeWords, formatDay, formatEuro } from '#app/language/formats.ts'
import { withQuery } from '#app/format/with-query.ts'
import { href } from 'react-router'
import type { ReactNode } from 'react'
import { orderCopy } from '#app/copy/sales/order.ts'
import { partyCopy } from '#app/copy/sales/party.ts'
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { FoldCard } from '#app/ui/fold-card.tsx'
import type { Coverage } from '#shop/catalogue/bundle/covered-countries.ts'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'
import { CoveredCountries } from '#app/features/esim-card/covered-countries.tsx'
import { invoicePath } from '#app/features/invoice/invoice-path.ts'
import { NewTabLink } from '#app/features/esim-card/new-tab-link.tsx'
import type { CreditNote } from './read-order.ts'

const copy = orderCopy.summary

type SummaryCardProps = { order: OrderView; coverage: Coverage; creditNotes: CreditNote[]; isWithdrawn: boolean }

// What was bought and what was paid for it, to the cent; every amount comes from the order itself.
export function SummaryCard({ order, coverage, creditNotes, isWithdrawn }: SummaryCardProps) {
  const { bundle, phase } = order
  const isPaid = phase === 'completed' || phase === 'in_progress' || phase === 'failed'
  // A company has no right of withdrawal.
  const mayWithdraw = isPaid && !isWithdrawn && order.company === null
  return (
    <FoldCard id="summary" title={copy.heading} aside={order.isPaidWithAnother ? null : formatEuro(order.totalCents)}>
      <dl className="order-lines">
        {order.topUp && <Line name={copy.topUpOf}>{topUpCopy.esim(order.topUp.iccidEnd)}</Line>}
        {order.quantity > 1 && <Line name={partyCopy.checkout.heading}>{order.quantity}</Line>}
        {order.isPaidWithAnother && <p className="text-muted">{partyCopy.order.another}</p>}
        <Line name={copy.data}>{sizeWords(bundle.data)}</Line>
        <Line name={copy.duration}>{copy.days(bundle.days)}</Line>
        <Line name={copy.zone}>
          <ZoneName name={bundle.zone} />
        </Line>
        {bundle.arrival && bundle.departure && (
          <Line name={copy.dates}>
            <span className="whitespace-nowrap">{formatDay(bundle.arrival)} –</span>{' '}
            <span className="whitespace-nowrap">{formatDay(bundle.departure)}</span>
          </Line>
        )}
      </dl>
      <CoveredCountries {...coverage} />
      {order.company && <Company company={order.company} />}
      {!order.isPaidWithAnother && <Amounts order={order} isPaid={isPaid} />}
      <Papers order={order} creditNotes={creditNotes} mayWithdraw={mayWithdraw} />
      <Reference reference={order.reference} />
    </FoldCard>
  )
}

function Amounts({ order, isPaid }: { order: OrderView; isPaid: boolean }) {
  return (
    <>
      <dl className="order-lines order-amounts">
        <Line name={copy.subtotal}>{formatEuro(order.subtotalCents)}</Line>
        {order.discountCents > 0 && (
          <Line name={copy.discount(order.couponCode)}>{formatEuro(-order.discountCents)}</Line>
        )}
        {order.processingFeeCents > 0 && (
          <Line name={copy.fee} hint={copy.feeHint}>
            {formatEuro(order.processingFeeCents)}
          </Line>
        )}
        <Line name={copy.vat(order.vatBasisPoints)}>{formatEuro(order.vatCents)}</Line>
        <Line name={isPaid ? copy.paid : copy.total} isTotal>
          {formatEuro(order.totalCents)}
        </Line>
        {order.refundedCents > 0 && (
          <Line name={order.isDisputeLost ? copy.takenBack : copy.refunded}>{formatEuro(-order.refundedCents)}</Line>
        )}
      </dl>
      {isPaid && order.totalCents === 0 && <p className="text-muted">{copy.free}</p>}
    </>
  )
}

// What belongs to the order on paper; each opens apart, so that the order page stays where it is.
type PapersProps = { order: OrderView; creditNotes: CreditNote[]; mayWithdraw: boolean }

function Papers({ order, creditNotes, mayWithdraw }: PapersProps) {
  const { reference, bundle, phase, isInvoiceReady, totalCents } = order
  const isRefunded = phase === 'refunded'
  const isInvoiced = totalCents > 0 && (isInvoiceReady || (isRefunded && creditNotes.length > 0))
  const papers = [
    ...(isInvoiced ? [{ to: invoicePath(reference, { as: 'pdf' }), words: copy.invoice }] : []),
    ...creditNotes.map(({ part, number }) => ({
      to: invoicePath(reference, { as: 'pdf', kind: 'credit_note', part }),
      words: copy.creditNote(creditNotes.length > 1 ? number : null),
    })),
    { to: href('/contract-summary/:bundleId', { bundleId: bundle.bundleId }), words: copy.contractSummary },
    ...(mayWithdraw ? [{ to: withQuery(href('/withdraw'), { reference }), words: copy.withdraw }] : []),
  ]
  return (
    <ul className="no-print grid justify-items-start gap-2">
      {papers.map(({ to, words }) => (
        <li key={to}>
          <NewTabLink to={to}>{words}</NewTabLink>
        </li>
      ))}
    </ul>
  )
}

function Company({ company }: { company: NonNullable<OrderView['company']> }) {
  return (
    <>
      <dl className="order-lines">
        <Line name={copy.company}>{company.name}</Line>
        <Line name={copy.vatNumber} hint={company.isReverseCharged ? copy.reverseCharge : undefined}>
          {company.vatNumber}
        </Line>
      </dl>
      {company.referenceCode && (
        <div className="grid justify-items-start gap-2 border-y border-line py-4">
          <p className="text-sm text-muted">{copy.companyCode}</p>
          <p translate="no" className="order-code text-2xl font-bold">
            {company.referenceCode}
          </p>
          <CopyButton text={company.referenceCode} label={copy.copyCompanyCode} look="quiet" isSmall />
        </div>
      )}
    </>
  )
}

type LineProps = { name: string; hint?: string; isTotal?: boolean; children: ReactNode }

function Line({ name, hint, isTotal = false, children }: LineProps) {
  return (
    <div className="order-line" data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd className="figures">
        {children}
        {hint && <span className="order-line-hint">{hint}</span>}
      </dd>
    </div>
  )
}

function Reference({ reference }: { reference: string }) {
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <p className="text-sm text-muted">{copy.reference}</p>
      <p translate="no" className="order-code text-sm">
        {reference}
      </p>
      <CopyButton text={reference} label={copy.copyReference} look="quiet" isSmall />
    </div>
  )
}
