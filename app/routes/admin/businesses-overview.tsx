import { businessesCopy } from '#app/copy/businesses.ts'
import { Icon } from '#app/ui/icon.tsx'
import { formatEuro } from '#shop/values/money.ts'
import { momentText } from '../account/moment-text.ts'
import type { ShownPlatform } from './businesses-page.ts'

const copy = businessesCopy.overview
const GROUPED = new Intl.NumberFormat('en')

// How all brands are doing together, and what waits for somebody; every figure comes from the records.
export function PlatformOverview({ platform }: { platform: ShownPlatform }) {
  const { figures, brands, perBrand, checkedAt } = platform
  const shown: [keyof typeof copy.names, string][] = [
    ['revenue', formatEuro(figures.paidCents)],
    ['orders', GROUPED.format(figures.orders)],
    ['esims', GROUPED.format(figures.esims)],
    ['customers', GROUPED.format(figures.customers)],
    ['accounts', GROUPED.format(figures.accounts)],
    ['brands', GROUPED.format(brands)],
  ]
  return (
    <div className="account-columns">
      <section className="status-card" aria-labelledby="figures">
        <div>
          <h2 id="figures" className="text-2xl">
            {copy.figures}
          </h2>
          <p className="pt-1 text-sm text-muted">{copy.figuresText(momentText(checkedAt))}</p>
        </div>
        <dl className="account-facts">
          {shown.map(([name, figure]) => (
            <div key={name}>
              <dt>{copy.names[name]}</dt>
              <dd className="status-figure">{figure}</dd>
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
                {perBrand.map(({ name, orders, paidCents }) => (
                  <tr key={name}>
                    <th scope="row">{brandName(name)}</th>
                    <td>{GROUPED.format(orders)}</td>
                    <td>{formatEuro(paidCents)}</td>
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

const brandName = (name: string | null) => (name === '' ? copy.goneBrand : (name ?? copy.ownBrand))

function Alerts({ platform: { orders, mails } }: { platform: ShownPlatform }) {
  return (
    <section className="status-card" aria-labelledby="alerts">
      <h2 id="alerts" className="text-2xl">
        {copy.alerts}
      </h2>
      {orders.length + mails.length === 0 && (
        <p className="flex gap-2">
          <Icon name="check" className="mt-0.5 text-success" />
          <span>{copy.allWell}</span>
        </p>
      )}
      {orders.length > 0 && (
        <>
          <h3 className="text-xl">{copy.orders}</h3>
          <ul className="account-rows">
            {orders.map(({ reference, trouble, step, message, brand, since }) => (
              <li key={reference}>
                <p className="font-semibold">
                  {copy.trouble[trouble]} <span className="font-normal">{copy.at(step)}</span>
                </p>
                {message && <p>{message}</p>}
                <p className="text-sm text-muted">
                  {brandName(brand)}, {copy.since(momentText(since))}
                  <span className="account-iccid block [overflow-wrap:anywhere]">{reference}</span>
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {mails.length > 0 && (
        <>
          <h3 className="text-xl">{copy.mails}</h3>
          <ul className="account-rows">
            {mails.map(({ kind, state, tries, problem, brand, since }) => (
              <li key={`${kind} ${since}`}>
                <p className="font-semibold">
                  {state === 'refused' ? copy.mailRefused : copy.mailWaiting(tries)}{' '}
                  <span className="account-iccid font-normal">{kind}</span>
                </p>
                {problem && <p className="[overflow-wrap:anywhere]">{problem}</p>}
                <p className="text-sm text-muted">
                  {brandName(brand)}, {copy.since(momentText(since))}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      {Math.max(orders.length, mails.length) >= 10 && <p className="text-sm text-muted">{copy.first}</p>}
    </section>
  )
}
