// The network's catalog, which lists packages by operator, and operators by country or region.
import { passOnPackages } from '#adapters/transport/pass-on-packages.ts'
import type { CataloguePage } from '#ports/network-catalogue.ts'
import type { NoteOddAnswer } from '#ports/odd-answers.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { toldCount } from '#values/normal-form/whole.ts'
import { fail, unreadable, type AiraloClient, type AnswerBody } from './client.ts'
import { readPackage, type ListedPackage } from './packages.ts'
import { pagesOf } from './pages.ts'
import { pricingOf } from './pricing.ts'
import { isTopUp as isTopUpType, listIn } from './wire.ts'

/**
 * Countries and regions on a page. The documentation asks for all at once, which is one text of many megabytes that
 * nobody else could be served beside; 40 requests a minute are allowed, and this makes about twenty an hour.
 */
const PAGE_PLACES = 10

/** Throws if the catalog changes meanwhile. */
export const listPackages = (
  network: AiraloClient,
  noteOdd: NoteOddAnswer,
  currency: string,
  take: (page: CataloguePage) => Promise<void>,
): Promise<void> =>
  passOnPackages({ rows: eachPackage(network, currency), read: (row, note) => row.read(note), noteOdd, take })

async function* eachPackage(network: AiraloClient, currency: string) {
  let count: number | null = null
  for await (const told of pagesOf(network, 'packages', { limit: PAGE_PLACES })) {
    // What moved from one page to another would be missing, and taken off sale.
    const total = totalOf(told)
    if (count !== null && total !== count) throw unreadable()
    count = total
    const pricing = pricingOf(told, currency) ?? fail(unreadable())
    for (const listed of packagesOn(told))
      yield { read: (note: (field: string) => void) => readPackage(listed, pricing, note) }
  }
}

const totalOf = ({ meta }: AnswerBody): number | null => (isRecord(meta) ? (toldCount(meta['total']) ?? null) : null)

function* packagesOn(told: AnswerBody): Generator<ListedPackage> {
  for (const place of recordsIn(told['data'])) {
    for (const operator of recordsIn(place['operators'])) {
      const packages = listIn(operator['packages'])
      if (Array.isArray(packages)) for (const sold of packages) if (!isTopUp(sold)) yield { sold, operator, place }
    }
  }
}

/** Those are listed for each eSIM. */
const isTopUp = (sold: unknown): boolean => isRecord(sold) && isTopUpType(sold['type'])

const recordsIn = (told: unknown): Record<string, unknown>[] => {
  const list = listIn(told)
  return Array.isArray(list) ? list.filter(isRecord) : []
}
