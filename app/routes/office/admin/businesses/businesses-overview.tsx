import { withQuery } from '#app/format/with-query.ts'
import { Link, href } from 'react-router'
import { deskCopy, stateText, stepText } from '#app/copy/office/admin-desk.ts'
import { reasonText } from '#app/copy/office/admin-order.ts'
import { businessesCopy } from '#app/copy/office/businesses.ts'
import { mailName } from '#app/copy/office/mail-log.ts'
import { FigureCard, FigureCards } from '#app/ui/figure-card.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { formatEuro } from '#values/money.ts'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { sentence, Verbatim } from '#app/ui/verbatim.tsx'
import { deskPath } from '../desk-address.ts'
import { OrderLink } from '../facts.tsx'
import type { ShownPlatform } from '../read-super-admin.ts'
import '#app/ui/figure-card.css'

const copy = businessesCopy.overview
const GROUPED = new Intl.NumberFormat('en')

const OF_TODAY = ['revenue', 'orders', 'delivered'] as const

/** What came in today; every other period is one press away. */
export function TodaysFigures({ today }: Pick<ShownPlatform, 'today'>) {
  const values = { revenue: formatEuro(today.revenueCents), ...countsOf(today) }
  return (
    <HeadedPart id="today" heading={copy.today}>
      <FigureCards>
        {OF_TODAY.map((name) => (
          <FigureCard key={name} label={copy.names[name]} value={values[name]} notes={[]} />
        ))}
      </FigureCards>
    </HeadedPart>
  )
}

const countsOf = ({ orders, delivered }: ShownPlatform['today']) => ({
  orders: GROUPED.format(orders),
  delivered: GROUPED.format(delivered),
})

// How all brands are doing together, and what waits for somebody; every figure comes from the records.
export function PlatformOverview({ platform }: { platform: ShownPlatform }) {
  const { figures, perBrand, checkedAt } = platform
  const shown: [keyof typeof copy.names, string][] = [
    ['revenue', formatEuro(figures.revenueCents)],
    ['orders', GROUPED.format(figures.orders)],
    ['delivered', GROUPED.format(figures.delivered)],
    ['repeats', GROUPED.format(figures.repeats)],
    ['customers', GROUPED.format(figures.customers)],
    ['accounts', GROUPED.format(figures.accounts)],
    ['brands', GROUPED.format(figures.brands)],
  ]
  return (
    <div className="page-columns">
      <section className="card" aria-labelledby="figures">
        <div>
          <h2 id="figures" className="text-2xl">
            {copy.figures}
          </h2>
          <p className="pt-1 text-sm text-muted">
            <MomentIn words={copy.figuresText} at={checkedAt} />
          </p>
        </div>
        <dl className="facts-grid">
          {shown.map(([name, figure]) => (
            <div key={name}>
              <dt>{copy.names[name]}</dt>
              <dd className="figure-value">{figure}</dd>
            </div>
          ))}
        </dl>
        {perBrand.length > 0 && (
          <>
            <h3 className="text-xl">{copy.perBrand}</h3>
            <table className="admins-table">
              <thead>
                <tr>
                  <th scope="col">{copy.brand}</th>
                  <th scope="col">{copy.ordersOf}</th>
                  <th scope="col">{copy.revenueOf}</th>
                </tr>
              </thead>
              <tbody>
                {perBrand.map(({ name, orders, revenueCents }) => (
                  <tr key={name}>
                    <th scope="row" translate="no">
                      {name}
                    </th>
                    <td>{GROUPED.format(orders)}</td>
                    <td>{formatEuro(revenueCents)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </section>
      <Alerts platform={platform} />
    </div>
  )
}

function Alerts({ platform: { orders, mails } }: { platform: ShownPlatform }) {
  return (
    <HeadedPart id="alerts" heading={copy.alerts} className="card">
      {orders.inAll + mails.inAll === 0 && (
        <p className="flex gap-2">
          <Icon name="check" className="mt-0.5 text-success" />
          <span>{copy.allWell}</span>
        </p>
      )}
      {orders.inAll > 0 && <OrdersToLookAt orders={orders} />}
      {mails.inAll > 0 && <MailsToLookAt mails={mails} />}
    </HeadedPart>
  )
}

function OrdersToLookAt({ orders: { shown, inAll } }: Pick<ShownPlatform, 'orders'>) {
  return (
    <>
      <h3 className="text-xl">{copy.orders(inAll)}</h3>
      <ul className="rows">
        {shown.map(({ id, reference, state, reason, step, message, isTaxConflict, brand, placedAt }) => (
          <li key={id}>
            <p className="font-semibold">
              {stateText(state)}
              {state !== 'completed' && <span className="font-normal"> {copy.at(stepText(step))}</span>}
            </p>
            {reason && <p>{reasonText(reason)}</p>}
            {message && <p>{sentence(message)}</p>}
            {isTaxConflict && <p>{deskCopy.orders.conflict}</p>}
            <p className="text-sm text-muted">
              <Verbatim>{brand}</Verbatim>, <MomentIn words={copy.placed} at={placedAt} />
            </p>
            <p className="py-1">
              <OrderLink id={id} reference={reference} />
            </p>
          </li>
        ))}
      </ul>
      {inAll > shown.length && (
        <p>
          <Link to={deskPath({ tab: 'orders', view: 'to-look-at', sort: 'oldest' })} className="link">
            {copy.allOrders(inAll)}
          </Link>
        </p>
      )}
    </>
  )
}

const mailsPath = (page: number) => withQuery(href('/super-admin-dashboard'), { mails: String(page) }, 'mails')

function MailsToLookAt({ mails: { shown, inAll, page, pages } }: Pick<ShownPlatform, 'mails'>) {
  return (
    <>
      <h3 id="mails" tabIndex={-1} className="scroll-mt-28 text-xl">
        {copy.mails(inAll)}
      </h3>
      <ul className="rows">
        {shown.map(({ id, orderId, kind, state, tries, problem, brand, since }) => (
          <li key={id}>
            <p className="font-semibold">
              {state === 'refused' ? copy.mailRefused : copy.mailWaiting(tries)}{' '}
              <span className="font-normal">{mailName(kind)}</span>
            </p>
            {problem && <p className="[overflow-wrap:anywhere]">{problem}</p>}
            <p className="text-sm text-muted">
              <Verbatim>{brand}</Verbatim>, <MomentIn words={copy.since} at={since} />
            </p>
            {orderId && (
              <p>
                <Link
                  to={href('/admin-dashboard/orders/:orderId', { orderId })}
                  className="link inline-flex min-h-11 items-center"
                >
                  {copy.itsOrder}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ul>
      <Pager
        label={copy.mailPages}
        previous={page > 1 ? { to: mailsPath(page - 1), words: copy.earlier } : null}
        next={page < pages ? { to: mailsPath(page + 1), words: copy.later } : null}
      />
    </>
  )
}
