// When the catalog of a network was read last, and whether the last try failed.
import { networkPackagesCopy } from '#app/copy/office/network-packages.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import type { PackagesView } from './read-packages.ts'

const copy = networkPackagesCopy.connected

type ShownCatalogue = NonNullable<PackagesView['networks']['connected'][number]['catalogue']>

export function CatalogueCell({ readAt, rows, problem }: ShownCatalogue) {
  // One that was read before is read again soon, since somebody pressed the button or a price had moved.
  const notNow = rows > 0 ? copy.readSoon : copy.neverRead
  return (
    <>
      {readAt ? <Moment at={readAt} /> : notNow}
      {problem !== null && <strong className="data-cell-more">{copy.unread}</strong>}
    </>
  )
}
