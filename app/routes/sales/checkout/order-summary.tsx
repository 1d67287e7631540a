import { countryName, formatEuro, salesTaxText } from '#app/language/formats.ts'
import type { ReactNode } from 'react'
import { checkoutCopy } from '#app/copy/sales/checkout.ts'
import { ChosenCurrencyNote } from '#app/features/currency/currency-note.tsx'
import { NearPrice } from '#app/features/currency/near-price.tsx'
import { TopUpHintNote } from '#app/features/top-up-hint/top-up-hint-note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { VAT_COUNTRY_ID } from '#app/layout/sub-header.tsx'
import { BoughtBundle, lineOf } from './bought-bundle.tsx'
import { companyTaxReason } from './company/company-tax-reason.ts'
import { CouponRow } from './coupon-row.tsx'
import { LaterParts } from './later-parts.tsx'
import type { CheckoutWithCart } from './read-checkout.ts'
import { withEnglishNames } from '#app/ui/zone-name.tsx'

const copy = checkoutCopy.summary

type OrderSummaryProps = { checkout: CheckoutWithCart; isCounting: boolean }

// What is bought and what it costs. A phone shows the total and unfolds the lines; wide screens show them all.
export function OrderSummary({ checkout, isCounting }: OrderSummaryProps) {
  const { bundle, quote, coupon, topUp } = checkout
  return (
    <section aria-labelledby="order-summary" className="checkout-card checkout-summary">
      <h2 id="order-summary" className="summary-heading text-2xl">
        {copy.heading}
      </h2>
      <details className="summary-lines disclosure">
        <summary className="summary-total">
          <span className="min-w-0 flex-1 basis-24">
            <span className="block text-sm font-semibold">{withEnglishNames(lineOf(checkout))}</span>
            <span className="block text-sm text-muted">{totalName(quote)}</span>
            <span className="sr-only">. {copy.show}</span>
          </span>
          <TotalAmount totalCents={quote.totalCents} isCounting={isCounting} />
          <Icon name="chevron-down" className="disclosure-mark text-brand" />
        </summary>
        <div className="grid gap-4 pt-2">
          <BoughtBundle bundle={bundle} topUp={topUp} quote={quote} isTravelling />
          <Lines checkout={checkout} isCounting={isCounting} />
          <LaterParts parts={checkout.later} />
        </div>
      </details>
      <CouponRow coupon={coupon} discountCents={quote.discountCents} isPending={isCounting} />
      <p className="summary-sum">
        <span className="text-lg font-bold">{totalName(quote)}</span>
        <TotalAmount totalCents={quote.totalCents} isCounting={isCounting} isLarge />
      </p>
      <ChosenCurrencyNote />
      {checkout.hint && <TopUpHintNote hint={checkout.hint} />}
    </section>
  )
}

function Lines({ checkout, isCounting }: OrderSummaryProps) {
  const { quote, coupon } = checkout
  return (
    <dl className="figures grid gap-2.5" aria-busy={isCounting}>
      <Line name={copy.subtotal} note={withEnglishNames(lineOf(checkout))} amount={formatEuro(quote.subtotalCents)} />
      {quote.discountCents > 0 && (
        <Line
          name={`${copy.discount}${coupon?.isApplied ? ` (${coupon.code})` : ''}`}
          amount={formatEuro(-quote.discountCents)}
          isGain
        />
      )}
      {quote.processingFeeCents > 0 && (
        <Line name={copy.fee} note={copy.feeWhy} amount={formatEuro(quote.processingFeeCents)} />
      )}
      <Line
        name={salesTaxText(quote.vatBasisPoints)}
        note={<TaxReason {...checkout.taxFrom} />}
        amount={formatEuro(quote.vatCents)}
      />
    </dl>
  )
}

const totalName = ({ vatBasisPoints }: CheckoutWithCart['quote']) =>
  vatBasisPoints > 0 ? copy.totalInclVat : copy.total

function Line({
  name,
  note,
  amount,
  isGain = false,
}: {
  name: string
  note?: ReactNode
  amount: string
  isGain?: boolean
}) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="min-w-0 wrap-anywhere">{name}</dt>
      <dd className={`font-semibold ${isGain ? 'text-success' : ''}`}>{amount}</dd>
      {note && <dd className="w-full text-sm text-muted">{note}</dd>}
    </div>
  )
}

type TotalAmountProps = { totalCents: number; isCounting: boolean; isLarge?: boolean }

// A new total is announced; of the two only one is shown, as the screen is wide or narrow.
const TotalAmount = ({ totalCents, isCounting, isLarge = false }: TotalAmountProps) => (
  <span className={`text-end ${isCounting ? 'opacity-50' : ''}`}>
    <output className={`display figures ${isLarge ? 'text-4xl' : 'text-2xl'}`}>{formatEuro(totalCents)}</output>
    <NearPrice cents={totalCents} />
  </span>
)

function TaxReason(from: CheckoutWithCart['taxFrom']) {
  // A company's country is in its own section.
  if (from.isCompany) return <>{companyTaxReason(from)}</>
  return (
    <>
      {reasonFor(from)}{' '}
      <a href={`#${VAT_COUNTRY_ID}`} className="link" onClick={openCountryForm}>
        {checkoutCopy.tax.change}
      </a>
    </>
  )
}

function reasonFor({ country, basis, basisPoints }: CheckoutWithCart['taxFrom']): string {
  const { tax } = checkoutCopy
  if (country === null) return tax.unknown
  if (country === 'outside-eu' || basisPoints === 0) return tax.outside
  return basis === 'chosen' ? tax.chosen(countryName(country)) : tax.located(countryName(country))
}

// Without script the browser opens the bar itself, because the link leads into it.
function openCountryForm(event: { preventDefault: () => void }) {
  const select = document.getElementById(VAT_COUNTRY_ID)
  const bar = select?.closest('details')
  if (!select || !bar) return
  event.preventDefault()
  bar.open = true
  select.focus()
}
