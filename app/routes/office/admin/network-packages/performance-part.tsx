// How the networks did lately: how many eSIMs came, how soon, and how many are on a phone.
import { networkPackagesCopy } from '#app/copy/office/network-packages.ts'
import { durationText } from '#app/format/duration-text.ts'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { PackagesView } from './read-packages.ts'

const copy = networkPackagesCopy.performance

type Row = PackagesView['networks']['performance'][number]

export function PerformancePart({ rows }: { rows: Row[] }) {
  return (
    <Disclosure id="performance" title={copy.heading}>
      <p className="text-muted">{copy.text}</p>
      {rows.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <DataTable
          caption={copy.heading}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ networkId, zone, bundleId }) => `${networkId} ${zone} ${bundleId}`}
        />
      )}
    </Disclosure>
  )
}

const share = (part: number, whole: number) => copy.share(part, whole > 0 ? Math.round((part * 100) / whole) : 0)

const COLUMNS: Column<Row>[] = [
  {
    name: 'bundle',
    heading: copy.columns.bundle,
    isRowHeader: true,
    cell: ({ bundleId, zone, networkId }) => (
      <>
        <span translate="no">{bundleId}</span>
        <span className="data-cell-more">
          <span>{zone}</span>, <span translate="no">{networkId}</span>
        </span>
      </>
    ),
  },
  { name: 'orders', heading: copy.columns.orders, isNumber: true, cell: ({ orders }) => copy.number(orders) },
  {
    name: 'delivered',
    heading: copy.columns.delivered,
    isNumber: true,
    cell: ({ delivered, orders }) => share(delivered, orders),
  },
  { name: 'failed', heading: copy.columns.failed, isNumber: true, cell: ({ failed, orders }) => share(failed, orders) },
  {
    name: 'time',
    heading: copy.columns.time,
    isNumber: true,
    cell: ({ p50Ms }) => (p50Ms === null ? copy.noTime : durationText(p50Ms)),
  },
  {
    name: 'installed',
    heading: copy.columns.installed,
    isNumber: true,
    cell: ({ installed, delivered }) => share(installed, delivered),
  },
]
