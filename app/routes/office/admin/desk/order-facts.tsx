// What an order is about: who bought what, what it cost, why that VAT, and how it was paid.
import { fileCopy, registerCopy } from '#app/copy/office/admin-desk.ts'
import { Link, href } from 'react-router'
import { correctCopy, papersCopy } from '#app/copy/office/correct-order.ts'
import { deskOrderCopy as copy } from '#app/copy/office/admin-order.ts'
import { partRefundCopy } from '#app/copy/office/part-refund.ts'
import { purchaseFactsCopy } from '#app/copy/sales/purchase-facts.ts'
import { PURCHASE_FACTS } from '#shop/sales/order/order-company.ts'
import { countryName } from '#values/country/country.ts'
import { formatDay } from '#values/date.ts'
import { shortReference } from '#shop/sales/order/short-reference.ts'
import { formatEuro } from '#values/money.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Moment } from '#app/features/desk/moment.tsx'
import { deskDocumentPath } from '../desk-address.ts'
import { DeskCard, Fact, Facts } from '../facts.tsx'
import type { DeskOrderPage } from './read-desk-order.ts'
import { Corrections } from './correct-question.tsx'
import { VatConflict } from './vat-conflict.tsx'

type Part<Name extends keyof DeskOrderPage> = { [name in Name]: DeskOrderPage[name] }

export function CustomerFacts({ page }: { page: DeskOrderPage }) {
  const words = copy.customer
  const { id, name, email, company } = page.customer
  return (
    <DeskCard id="customer" heading={words.heading}>
      <Facts>
        <Fact name={words.name}>{name}</Fact>
        <Fact name={words.email}>{email}</Fact>
        <Fact name={words.company}>{company?.name}</Fact>
        <Fact name={words.vatNumber}>{company?.vatNumber}</Fact>
        <Fact name={words.address}>{company?.address}</Fact>
        {PURCHASE_FACTS.map((fact) => (
          <Fact key={fact} name={purchaseFactsCopy[fact].label}>
            {company?.[fact]}
          </Fact>
        ))}
        <Fact name={words.account}>
          {id && page.can.customers && (
            <Link to={href('/admin-dashboard/users/:userId', { userId: id })} className="link">
              {words.open}
            </Link>
          )}
        </Fact>
        <Corrections corrections={page.corrections} />
      </Facts>
      {page.may.correct && page.ask !== 'correct' && (
        <p>
          <LinkButton
            to={`${href('/admin-dashboard/orders/:orderId', { orderId: page.id })}?ask=correct`}
            look="secondary"
          >
            {correctCopy.action}
          </LinkButton>
        </p>
      )}
    </DeskCard>
  )
}

const OtherOrder = ({ order: { id, reference } }: { order: { id: string; reference: string } }) => (
  <Link to={href('/admin-dashboard/orders/:orderId', { orderId: id })} translate="no" className="link desk-mono">
    {shortReference(reference)}
  </Link>
)

export function BundleFacts({
  bundle,
  failovers,
  whyNot,
  replaces,
  replacedBy,
}: Part<'bundle' | 'failovers' | 'whyNot' | 'replaces' | 'replacedBy'>) {
  const words = copy.bundle
  const { data, zone, days, bundleId, destinations, arrival, departure, topUpOf, topUpIds } = bundle
  return (
    <DeskCard id="bundle" heading={words.heading}>
      <Facts>
        <Fact name={words.heading}>{words.what(data, zone, days)}</Fact>
        <Fact name={words.id}>
          <span translate="no" className="desk-mono">
            {bundleId}
          </span>
        </Fact>
        <Fact name={words.destinations}>{destinations.map(countryName).join(', ')}</Fact>
        <Fact name={words.trip}>
          {arrival && departure ? `${formatDay(arrival)} – ${formatDay(departure)}` : words.noTrip}
        </Fact>
        <Fact name={words.failedOver}>{failovers.map(words.failover).join(' ')}</Fact>
        <Fact name={words.nowhereElse}>
          {whyNot.length > 0 && (
            <ul>
              {whyNot.map(({ name, reason }) => (
                <li key={name}>{words.whyNot[reason](name)}</li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact name={words.topUpOf}>
          {topUpOf && (
            <Link to={href('/admin-dashboard/orders/:orderId', { orderId: topUpOf })} className="link">
              {words.otherOrder}
            </Link>
          )}
        </Fact>
        <Fact name={topUpOf ? words.carriesOver : words.replaces}>{replaces && <OtherOrder order={replaces} />}</Fact>
        <Fact name={words.replacedBy}>{replacedBy && <OtherOrder order={replacedBy} />}</Fact>
        <Fact name={words.topUps}>
          {topUpIds.length > 0 && (
            <span className="flex flex-wrap gap-x-4">
              {topUpIds.map((id, place) => (
                <Link key={id} to={href('/admin-dashboard/orders/:orderId', { orderId: id })} className="link">
                  {words.topUp(place + 1)}
                </Link>
              ))}
            </span>
          )}
        </Fact>
      </Facts>
    </DeskCard>
  )
}

function whyNone(kind: DeskOrderPage['kind'], { totalCents, paidCents }: DeskOrderPage['money']) {
  if (kind === 'deposit') return 'deposit'
  if (totalCents === 0) return 'free'
  return paidCents > 0 ? 'paid' : 'unpaid'
}

const costWords = ({ costCents }: NonNullable<DeskOrderPage['money']['cost']>) =>
  costCents === null ? copy.money.costUnknown : formatEuro(costCents)

export function MoneyFacts({
  orderId,
  kind,
  money,
  tax,
  parts,
  may,
  ask,
}: Part<'kind' | 'money' | 'tax' | 'parts' | 'may' | 'ask'> & { orderId: string }) {
  const words = copy.money
  const minus = money.discountCents > 0 ? -money.discountCents : 0
  return (
    <DeskCard id="money" heading={words.heading}>
      <Facts>
        <Fact name={words.subtotal}>{formatEuro(money.subtotalCents)}</Fact>
        <Fact name={words.discount(money.couponCode)}>{minus !== 0 && formatEuro(minus)}</Fact>
        <Fact name={words.fee}>{money.processingFeeCents > 0 && formatEuro(money.processingFeeCents)}</Fact>
        <Fact name={words.vat(percent(money.vatBasisPoints), placeName(tax.chargedCountry))}>
          {formatEuro(money.vatCents)}
        </Fact>
        <Fact name={words.total}>
          <strong>{formatEuro(money.totalCents)}</strong>
        </Fact>
        <Fact name={words.paid}>{formatEuro(money.paidCents)}</Fact>
        <Fact name={money.isTakenBack ? words.takenBack : words.refunded}>
          {money.refundedCents > 0 && formatEuro(-money.refundedCents)}
        </Fact>
        <Fact name={words.cost}>{money.cost && costWords(money.cost)}</Fact>
        <Fact name={words.margin}>
          {money.cost && money.cost.costCents !== null && formatEuro(money.cost.netCents - money.cost.costCents)}
        </Fact>
        <Fact name={partRefundCopy.list}>
          {parts.length > 0 && (
            <ul>
              {parts.map(({ id, amountCents, reason, by, state }) => (
                <li key={id}>
                  {partRefundCopy.part(formatEuro(amountCents), partRefundCopy.reasons[reason], by)}
                  <span className="desk-line-meta"> ({partRefundCopy.states[state]})</span>
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact name={words.documents}>
          {money.invoices.length === 0 ? (
            words.noDocuments[whyNone(kind, money)]
          ) : (
            <ul>
              {money.invoices.map(({ id, kind: paper, part, number, issuedOn, totalCents, hasData }) => (
                <li key={id}>
                  <a href={deskDocumentPath(orderId, paper, part)} download className="link">
                    {words.document[paper]}{' '}
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
          )}
        </Fact>
      </Facts>
      {may.correctPapers && ask !== 'papers' && (
        <p>
          <LinkButton to={`${href('/admin-dashboard/orders/:orderId', { orderId })}?ask=papers`} look="secondary">
            {papersCopy.action}
          </LinkButton>
        </p>
      )}
    </DeskCard>
  )
}

export function TaxFacts({ page }: { page: DeskOrderPage }) {
  const { tax } = page
  const words = copy.tax
  const place = (code: string | null) => placeName(code) ?? words.unknown
  return (
    <DeskCard id="vat" heading={words.heading}>
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
    </DeskCard>
  )
}

export function PaymentFacts({ payments }: Part<'payments'>) {
  const words = copy.payments
  return (
    <DeskCard id="payment" heading={words.heading}>
      {payments.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul>
          {payments.map(({ id, state, sessionId, paymentIntentId, amountCents, at }) => (
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
                  {paymentIntentId && (
                    <span translate="no" className="desk-mono">
                      {paymentIntentId}
                    </span>
                  )}
                </Fact>
              </Facts>
            </li>
          ))}
        </ul>
      )}
    </DeskCard>
  )
}

const percent = (basisPoints: number) => `${basisPoints / 100}%`
const placeName = (code: string | null) =>
  code === null ? null : code === 'outside-eu' ? copy.tax.outside : countryName(code)
