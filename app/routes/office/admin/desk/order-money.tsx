// What an order cost, what was paid and given back, and its documents; how the price is made up, and why that VAT, are folded.
import { fileCopy, registerCopy } from '#app/copy/office/admin-desk.ts'
import { deskOrderCopy as copy } from '#app/copy/office/admin-order.ts'
import { glanceCopy } from '#app/copy/office/order-glance.ts'
import { partRefundCopy } from '#app/copy/office/part-refund.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { countryName } from '#values/country/country.ts'
import { formatDay } from '#values/date.ts'
import { formatEuro } from '#values/money.ts'
import { deskDocumentPath } from '../desk-address.ts'
import { DeskCard, Fact, Facts } from '../facts.tsx'
import { OrderFold } from './order-fold.tsx'
import type { DeskOrderPage } from './read-desk-order.ts'
import { VatConflict } from './vat-conflict.tsx'

type Part<Name extends keyof DeskOrderPage> = { [name in Name]: DeskOrderPage[name] }

function whyNone({ kind, paidWith, money: { totalCents, paidCents } }: Part<'kind' | 'paidWith' | 'money'>) {
  if (kind === 'deposit') return 'deposit'
  if (paidWith) return 'traveler'
  if (totalCents === 0) return 'free'
  return paidCents > 0 ? 'paid' : 'unpaid'
}

export function MoneyFacts({ page }: { page: DeskOrderPage }) {
  const { money, parts, payments } = page
  const words = copy.money
  const payment = payments.findLast(({ paymentIntentId }) => paymentIntentId !== null)
  return (
    <DeskCard id="money" heading={words.heading}>
      <Facts>
        <Fact name={words.total}>
          <strong>{formatEuro(money.totalCents)}</strong>
        </Fact>
        <Fact name={words.paid}>{formatEuro(money.paidCents)}</Fact>
        <Fact name={money.isTakenBack ? words.takenBack : words.refunded}>
          {money.refundedCents > 0 ? formatEuro(-money.refundedCents) : money.paidCents > 0 && glanceCopy.money.nothing}
        </Fact>
        <Fact name={partRefundCopy.list}>
          {parts.length > 0 && (
            <ul>
              {parts.map(({ id, amountCents, reason, by, state }) => (
                <li key={id}>
                  {partRefundCopy.part(
                    formatEuro(amountCents),
                    reason === 'swapped' ? partRefundCopy.swapped : partRefundCopy.reasons[reason],
                    by,
                  )}
                  <span className="desk-line-meta"> ({partRefundCopy.states[state]})</span>
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact name={words.documents}>
          {money.invoices.length === 0 ? words.noDocuments[whyNone(page)] : <Documents page={page} />}
        </Fact>
        <Fact name={glanceCopy.money.payment}>{payment && <PaymentId {...payment} />}</Fact>
      </Facts>
    </DeskCard>
  )
}

function Documents({ page: { id: orderId, money } }: { page: DeskOrderPage }) {
  return (
    <ul>
      {money.invoices.map(({ id, kind: paper, part, number, issuedOn, totalCents, hasData }) => (
        <li key={id}>
          <a href={deskDocumentPath(orderId, paper, part)} download className="link">
            {copy.money.document[paper]}{' '}
            <span translate="no" className="desk-mono">
              {number}
            </span>
          </a>
          , {formatDay(issuedOn)}, {formatEuro(totalCents)}
          {hasData && (
            <>
              {' '}
              <a
                href={deskDocumentPath(orderId, paper, part, 'xml')}
                download
                className="link"
                aria-label={fileCopy.dataOf(number)}
              >
                {fileCopy.data}
              </a>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

type PaymentIdProps = Pick<DeskOrderPage['payments'][number], 'paymentIntentId' | 'providerPage'>

/** Leads to the payment in the provider's dashboard, where it has a page there. */
function PaymentId({ paymentIntentId, providerPage }: PaymentIdProps) {
  const id = (
    <span translate="no" className="desk-mono">
      {paymentIntentId}
    </span>
  )
  if (!providerPage) return id
  return (
    <a href={providerPage} target="_blank" rel="noreferrer" className="link">
      {id} <Icon name="external" size={14} />
      <span className="sr-only"> ({glanceCopy.money.opens})</span>
    </a>
  )
}

const costWords = ({ costCents }: NonNullable<DeskOrderPage['money']['cost']>) =>
  costCents === null ? copy.money.costUnknown : formatEuro(costCents)

export function PriceFacts({ money, tax }: Part<'money' | 'tax'>) {
  const words = copy.money
  const minus = money.discountCents > 0 ? -money.discountCents : 0
  return (
    <OrderFold id="price" heading={glanceCopy.more.price} aside={formatEuro(money.totalCents)}>
      <Facts>
        <Fact name={words.subtotal}>{formatEuro(money.subtotalCents)}</Fact>
        <Fact name={words.discount(money.couponCode)}>{minus !== 0 && formatEuro(minus)}</Fact>
        <Fact name={words.fee}>{money.processingFeeCents > 0 && formatEuro(money.processingFeeCents)}</Fact>
        <Fact name={words.vat(percent(money.vatBasisPoints), placeName(tax.chargedCountry))}>
          {formatEuro(money.vatCents)}
        </Fact>
        <Fact name={words.total}>{formatEuro(money.totalCents)}</Fact>
        <Fact name={words.cost}>{money.cost && costWords(money.cost)}</Fact>
        <Fact name={words.margin}>
          {money.cost && money.cost.costCents !== null && formatEuro(money.cost.netCents - money.cost.costCents)}
        </Fact>
      </Facts>
    </OrderFold>
  )
}

export function TaxFacts({ page }: { page: DeskOrderPage }) {
  const { tax, may } = page
  const words = copy.tax
  const place = (code: string | null) => placeName(code) ?? words.unknown
  return (
    <OrderFold
      id="vat"
      heading={words.heading}
      aside={may.checkVat ? glanceCopy.more.conflict : words.bases[tax.basis]}
    >
      <VatConflict page={page} />
      <Facts>
        <Fact name={words.basis}>{words.bases[tax.basis]}</Fact>
        <Fact name={words.chosen}>{place(tax.chosenCountry)}</Fact>
        <Fact name={words.ip}>{place(tax.ipCountry)}</Fact>
        <Fact name={words.card}>{place(tax.cardCountry)}</Fact>
        <Fact name={words.vies}>
          {tax.vies && (
            <>
              <span>{registerCopy.said(tax.vies.verdict)} </span>
              <Moment at={tax.vies.askedAt} />
            </>
          )}
        </Fact>
        <Fact name={registerCopy.consultation}>
          {tax.vies?.number && (
            <span translate="no" className="desk-mono">
              {tax.vies.number}
            </span>
          )}
        </Fact>
      </Facts>
    </OrderFold>
  )
}

export function PaymentFacts({ payments }: Part<'payments'>) {
  const words = copy.payments
  const newest = payments.at(-1)
  return (
    <OrderFold id="payment" heading={words.heading} aside={newest ? words.state(newest.state) : glanceCopy.more.none}>
      {payments.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul>
          {payments.map(({ id, state, sessionId, paymentIntentId, providerPage, amountCents, at }) => (
            <li key={id} className="desk-line">
              <span className="font-semibold">
                {formatEuro(amountCents)}, {words.state(state)}
              </span>
              <span className="desk-line-meta">
                <Moment at={at} />
              </span>
              <Facts>
                <Fact name={words.session}>
                  {sessionId && (
                    <span translate="no" className="desk-mono">
                      {sessionId}
                    </span>
                  )}
                </Fact>
                <Fact name={words.intent}>
                  {paymentIntentId && <PaymentId paymentIntentId={paymentIntentId} providerPage={providerPage} />}
                </Fact>
              </Facts>
            </li>
          ))}
        </ul>
      )}
    </OrderFold>
  )
}

const percent = (basisPoints: number) => `${basisPoints / 100}%`
const placeName = (code: string | null) =>
  code === null ? null : code === 'outside-eu' ? copy.tax.outside : countryName(code)
