// The packages of other networks from which a bundle can be sold.
import { Form } from '#app/forms/form.tsx'
import { networkPackagesCopy } from '#app/copy/office/network-packages.ts'
import { Button } from '#app/ui/button.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { countryName } from '#values/country/country.ts'
import { sizeLabel } from '#values/data-allowance.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import { formatEuro } from '#values/money.ts'
import { DeskCard, Fact, Facts } from '../facts.tsx'
import { PACKAGES_PATH } from './form-names.ts'
import type { PackagesView } from './read-packages.ts'

const copy = networkPackagesCopy.move

type Move = NonNullable<PackagesView['move']>
type Candidate = Move['candidates'][number]
type Networks = PackagesView['networks']['connected']

export function MovePart({ move, networks }: { move: Move; networks: Networks }) {
  const nameOf = (id: string) => networks.find((each) => each.id === id)?.name ?? copy.home
  const { bundleId, networkId, costCents, leastCents, isHome, candidates } = move
  return (
    <DeskCard id="move" heading={copy.heading(bundleId)}>
      <p className="text-muted">{copy.text}</p>
      <Facts>
        <Fact name={networkPackagesCopy.connected.columns.name}>{copy.now(nameOf(networkId))}</Fact>
        <Fact name={copy.cost}>{costCents !== null && formatEuro(costCents)}</Fact>
        <Fact name={copy.least}>{leastCents !== null && formatEuro(leastCents)}</Fact>
      </Facts>
      {candidates.length > 0 && (
        <DataTable
          caption={copy.caption}
          columns={columnsOf(bundleId, nameOf)}
          rows={candidates}
          keyOf={(each) => `${each.networkId} ${each.packageId}`}
        />
      )}
      {isHome && <MoveForm bundleId={bundleId} networkId={HOME_NETWORK} packageId="" network={copy.home} />}
      {candidates.length === 0 && !isHome && <p>{copy.none}</p>}
    </DeskCard>
  )
}

const columnsOf = (bundleId: string, nameOf: (id: string) => string): Column<Candidate>[] => [
  {
    name: 'package',
    heading: copy.columns.package,
    isRowHeader: true,
    cell: ({ packageId, name, sells }) => (
      <>
        <Verbatim>{packageId}</Verbatim>
        <span className="data-cell-more">{name}</span>
        {sells !== null && <span className="data-cell-more">{copy.sells(sells)}</span>}
      </>
    ),
  },
  {
    name: 'what',
    heading: copy.columns.what,
    cell: ({ days, moreCountries, exitCountry, ...data }) =>
      copy.what(sizeLabel(data), days, moreCountries, exitCountry && countryName(exitCountry)),
  },
  {
    name: 'cost',
    heading: copy.columns.cost,
    isNumber: true,
    cell: ({ costCents, currency, isLoss }) => (
      <>
        {costCents === null ? networkPackagesCopy.noRate(currency) : formatEuro(costCents)}
        {isLoss && <span className="data-cell-more">{copy.isLoss}</span>}
      </>
    ),
  },
  {
    name: 'act',
    heading: copy.columns.act,
    cell: ({ networkId, packageId, costCents, isLoss }) =>
      costCents !== null &&
      !isLoss && (
        <MoveForm bundleId={bundleId} networkId={networkId} packageId={packageId} network={nameOf(networkId)} />
      ),
  },
]

function MoveForm(form: { bundleId: string; networkId: string; packageId: string; network: string }) {
  return (
    <Form method="post" action={PACKAGES_PATH}>
      <input type="hidden" name="bundle" value={form.bundleId} />
      <input type="hidden" name="network" value={form.networkId} />
      <input type="hidden" name="package" value={form.packageId} />
      <Button type="submit" name="intent" value="move-bundle" look="quiet">
        {copy.act(form.network)}
      </Button>
    </Form>
  )
}
