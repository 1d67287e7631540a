// What an order is about: who bought what, and which network delivers it.
import { Link, href } from 'react-router'
import type { ReactNode } from 'react'
import { correctCopy } from '#app/copy/office/correct-order.ts'
import { deskOrderCopy as copy } from '#app/copy/office/admin-order.ts'
import { glanceCopy } from '#app/copy/office/order-glance.ts'
import { deskUndoCopy } from '#app/copy/office/undo.ts'
import { purchaseFactsCopy } from '#app/copy/sales/purchase-facts.ts'
import { PURCHASE_FACTS } from '#shop/sales/order/order-company.ts'
import { countryName } from '#values/country/country.ts'
import { formatDay } from '#values/date.ts'
import { DeskCard, Fact, Facts, OrderLink } from '../facts.tsx'
import { Corrections } from './correct-question.tsx'
import { OrderFold } from './order-fold.tsx'
import type { DeskOrderPage } from './read-desk-order.ts'

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
        <Fact name={words.account}>
          {id && page.can.customers && (
            <Link to={href('/admin-dashboard/users/:userId', { userId: id })} className="link">
              {words.open}
            </Link>
          )}
        </Fact>
      </Facts>
    </DeskCard>
  )
}

/** What is rarely asked about the buyer: a company's address and its own numbers, and what was corrected. */
export function CustomerDetails({ customer: { company }, corrections }: Part<'customer' | 'corrections'>) {
  if (!company && corrections.length === 0) return null
  const words = copy.customer
  return (
    <OrderFold
      id="customer-details"
      heading={glanceCopy.more.details}
      aside={corrections.length > 0 ? correctCopy.history : company?.name}
    >
      <Facts>
        <Fact name={words.company}>{company?.name}</Fact>
        <Fact name={words.address}>{company?.address}</Fact>
        {PURCHASE_FACTS.map((fact) => (
          <Fact key={fact} name={purchaseFactsCopy[fact].label}>
            {company?.[fact]}
          </Fact>
        ))}
        <Corrections corrections={corrections} />
      </Facts>
    </OrderFold>
  )
}

type BundleFactsProps = Part<'bundle' | 'undo' | 'replaces' | 'replacedBy' | 'paidWith' | 'party'>

export function BundleFacts({ bundle, undo, replaces, replacedBy, paidWith, party }: BundleFactsProps) {
  const words = copy.bundle
  const paidTogether = paidWith ? [paidWith] : party
  const { data, zone, days, destinations, arrival, departure, topUpOf, topUpIds, phone } = bundle
  return (
    <DeskCard id="bundle" heading={words.heading}>
      <Facts>
        <Fact name={words.heading}>{words.what(data, zone, days)}</Fact>
        <Fact name={words.destinations}>
          <Destinations codes={destinations} />
        </Fact>
        <Fact name={words.trip}>
          {arrival && departure ? `${formatDay(arrival)} – ${formatDay(departure)}` : words.noTrip}
        </Fact>
        <Fact name={deskUndoCopy.undo}>{undo && deskUndoCopy.undoText(undo)}</Fact>
        <Fact name={deskUndoCopy.phone}>{phone && deskUndoCopy.phoneFits[phone.fit](phone.name)}</Fact>
        <Fact name={words.topUpOf}>
          {topUpOf && (
            <Link to={href('/admin-dashboard/orders/:orderId', { orderId: topUpOf })} className="link">
              {words.otherOrder}
            </Link>
          )}
        </Fact>
        <Fact name={topUpOf ? words.carriesOver : words.replaces}>{replaces && <OrderLink {...replaces} />}</Fact>
        <Fact name={words.replacedBy}>{replacedBy && <OrderLink {...replacedBy} />}</Fact>
        <Fact name={words.party}>
          {paidTogether.length > 0 && (
            <span className="flex flex-wrap gap-x-4">
              {paidTogether.map((each) => (
                <OrderLink key={each.id} {...each} />
              ))}
            </span>
          )}
        </Fact>
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

const MOST_DESTINATIONS = 6

function Destinations({ codes }: { codes: DeskOrderPage['bundle']['destinations'] }) {
  const names = codes.map(countryName).join(', ')
  if (codes.length <= MOST_DESTINATIONS) return <>{names}</>
  return (
    <details>
      <summary>{glanceCopy.countries(codes.length)}</summary>
      {names}
    </details>
  )
}

/** Which network delivers it, and what it calls the order and the eSIM; no network has a public address for either. */
export function NetworkFacts({ network, failovers, whyNot }: Part<'network' | 'failovers' | 'whyNot'>) {
  const words = glanceCopy.network
  return (
    <DeskCard id="network" heading={words.heading}>
      <Facts>
        <Fact name={words.name}>{network.name ?? words.settings}</Fact>
        <Fact name={words.reference}>{network.reference ? <Mono>{network.reference}</Mono> : words.sameReference}</Fact>
        <Fact name={words.esim}>{network.esimId && <Mono>{network.esimId}</Mono>}</Fact>
        <Fact name={words.bundle}>
          <Mono>{network.bundleId}</Mono>
        </Fact>
        <Fact name={copy.bundle.failedOver}>{failovers.map(copy.bundle.failover).join(' ')}</Fact>
        <Fact name={copy.bundle.nowhereElse}>
          {whyNot.length > 0 && (
            <ul>
              {whyNot.map(({ name, reason }) => (
                <li key={name}>{copy.bundle.whyNot[reason](name)}</li>
              ))}
            </ul>
          )}
        </Fact>
      </Facts>
    </DeskCard>
  )
}

const Mono = ({ children }: { children: ReactNode }) => (
  <span translate="no" className="desk-mono">
    {children}
  </span>
)
