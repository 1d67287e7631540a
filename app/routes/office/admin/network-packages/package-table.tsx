import { Link } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { networkPackagesCopy as copy } from '#app/copy/office/network-packages.ts'
import { Button } from '#app/ui/button.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { withQuery } from '#app/format/with-query.ts'
import { sizeLabel } from '#values/data-allowance.ts'
import { countryName } from '#values/country/country.ts'
import { formatEuro } from '#values/money.ts'
import { PACKAGES_PATH, TICKED } from './form-names.ts'
import type { NetworkView } from './read-packages.ts'

type PackageRow = NetworkView['packages'][number]

const MOST_NAMED = 5

export function ReadForm({ networkId }: { networkId: string }) {
  return (
    <Form method="post" action={PACKAGES_PATH} preventScrollReset>
      <input type="hidden" name="network" value={networkId} />
      <Button type="submit" name="intent" value="read" look="quiet">
        {copy.reading.again}
      </Button>
    </Form>
  )
}

// The packages of one page, each with a box to tick; what can't be sold has none.
export function PackagesForm({ network }: { network: NetworkView }) {
  const { networkId, filter, packages, next, counts } = network
  const isDecided = filter === 'unsold'
  if (packages.length === 0) return <p className="text-muted">{copy.empty}</p>
  return (
    <Form key={filter} method="post" action={PACKAGES_PATH} preventScrollReset className="grid gap-4">
      <input type="hidden" name="network" value={networkId} />
      <input type="hidden" name="show" value={filter} />
      <DataTable
        caption={copy.caption}
        columns={isDecided ? COLUMNS : [TICK, ...COLUMNS, ...(filter === 'sold' ? [moveColumn(networkId)] : [])]}
        rows={packages}
        keyOf={({ packageId }) => packageId}
      />
      <div className="flex flex-wrap gap-3">
        {filter !== 'unsold' && filter !== 'sold' && filter !== 'gone' && (
          <>
            <Button type="submit" name="intent" value="sell">
              {copy.sell}
            </Button>
            <Button type="submit" name="intent" value="sell-all" look="quiet">
              {copy.sellAll(counts[filter])}
            </Button>
          </>
        )}
        {!isDecided && (
          <Button type="submit" name="intent" value="decline" look="quiet">
            {filter === 'gone' ? copy.acknowledge : copy.decline}
          </Button>
        )}
        {next !== null && (
          <Link
            to={withQuery(PACKAGES_PATH, { network: networkId, show: filter, after: next })}
            preventScrollReset
            className="link inline-flex min-h-11 items-center"
          >
            {copy.next}
          </Link>
        )}
      </div>
    </Form>
  )
}

const TICK: Column<PackageRow> = {
  name: 'tick',
  heading: copy.columns.choose,
  cell: ({ packageId }) => (
    <label className="inline-flex min-h-11 min-w-11 items-center">
      <span className="sr-only">{copy.choose(packageId)}</span>
      <input type="checkbox" name={`${TICKED}${packageId}`} className="checkbox" />
    </label>
  ),
}

const moveColumn = (networkId: string): Column<PackageRow> => ({
  name: 'move',
  heading: copy.move.column,
  cell: ({ bundleId, packageId }) =>
    bundleId && (
      <Link
        to={`${withQuery(PACKAGES_PATH, { network: networkId, show: 'sold', bundle: bundleId })}#move`}
        aria-label={copy.move.ofPackage(packageId)}
        className="link inline-flex min-h-11 items-center"
      >
        {copy.move.link}
      </Link>
    ),
})

const COLUMNS: Column<PackageRow>[] = [
  {
    name: 'package',
    heading: copy.columns.package,
    isRowHeader: true,
    cell: ({ packageId, name }) => (
      <>
        <Verbatim>{packageId}</Verbatim>
        <span className="data-cell-more">{name}</span>
      </>
    ),
  },
  {
    name: 'what',
    heading: copy.columns.what,
    cell: ({ now, before, unsoldBecause }) => (
      <>
        {whatText(now)}
        {before && whatText(before) !== whatText(now) && (
          <span className="data-cell-more">{copy.was(whatText(before))}</span>
        )}
        {unsoldBecause && <span className="data-cell-more">{copy.unsold[unsoldBecause]}</span>}
      </>
    ),
  },
  { name: 'countries', heading: copy.columns.countries, cell: ({ countries }) => countriesText(countries) },
  {
    name: 'cost',
    heading: copy.columns.cost,
    isNumber: true,
    cell: ({ costCents, beforeCents, currency }) => (
      <>
        {costCents === null ? copy.noRate(currency) : formatEuro(costCents)}
        {beforeCents !== null && beforeCents !== costCents && (
          <span className="data-cell-more">{copy.was(formatEuro(beforeCents))}</span>
        )}
      </>
    ),
  },
  {
    name: 'price',
    heading: copy.columns.price,
    isNumber: true,
    cell: ({ priceCents, unsoldBecause }) =>
      priceCents === null || unsoldBecause ? copy.notSold : formatEuro(priceCents),
  },
]

const whatText = ({ days, startsAt, ...data }: PackageRow['now']): string => copy.what(sizeLabel(data), days, startsAt)

function countriesText(codes: string[]): string {
  const names = codes.slice(0, MOST_NAMED).map(countryName)
  return codes.length > MOST_NAMED ? copy.andMore(names.join(', '), codes.length - MOST_NAMED) : names.join(', ')
}
