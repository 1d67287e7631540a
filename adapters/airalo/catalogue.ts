// The network's catalog, page by page, with everybody else's turns in between.
import type { CataloguePage } from '#ports/network-catalogue.ts'
import type { NoteOddAnswer } from '#ports/odd-answers.ts'
import { giveTurn } from '#values/in-turns.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { toldWhole } from '#values/normal-form/whole.ts'
import { fail, unreadable, type AiraloClient, type AnswerBody } from './client.ts'
import { isRefused, readPackage, type ListedPackage } from './packages.ts'
import { pricingOf, type Pricing } from './pricing.ts'
import { lastPageOf, listIn } from './wire.ts'

/**
 * Countries and regions on a page. The documentation asks for all at once, which is one text of many megabytes that
 * nobody else could be served beside; 40 requests a minute are allowed, and this makes about twenty an hour.
 */
const PAGE_PLACES = 10

/** A package that comes twice, such as in two regions, is passed on once. Throws if the catalog changes meanwhile. */
export async function listPackages(
  network: AiraloClient,
  noteOdd: NoteOddAnswer,
  currency: string,
  take: (page: CataloguePage) => Promise<void>,
): Promise<void> {
  const seen = new Set<string>()
  let count: number | null = null
  for (let page = 1, last = 1; page <= last; page += 1) {
    const told = await network.get('packages', { limit: PAGE_PLACES, page })
    last = lastPageOf(told)
    // What moved from one page to another would be missing, and taken off sale.
    const total = totalOf(told)
    if (count !== null && total !== count) throw unreadable()
    count = total
    await take(await readPage(told, pricingOf(told, currency) ?? fail(unreadable()), noteOdd, seen))
  }
}

const totalOf = ({ meta }: AnswerBody): number | null => (isRecord(meta) ? (toldWhole(meta['total']) ?? null) : null)

async function readPage(
  told: AnswerBody,
  pricing: Pricing,
  noteOdd: NoteOddAnswer,
  seen: Set<string>,
): Promise<CataloguePage> {
  const page: CataloguePage = { packages: [], refused: [] }
  let row = 0
  const note = (field: string) => noteOdd({ vendor: 'network', answer: 'catalog', field, row })
  for (const listed of packagesOn(told)) {
    row += 1
    const read = readPackage(listed, pricing, note)
    if (isRefused(read)) page.refused.push(read)
    // The list of top-ups that fit an eSIM is another one.
    else if (!read.isTopUp && !seen.has(read.packageId)) page.packages.push(read)
    if (read.packageId !== null) seen.add(read.packageId)
    if (row % ROWS_AT_ONCE === 0) await giveTurn()
  }
  return page
}

/** They are read in a few milliseconds. */
const ROWS_AT_ONCE = 50

function* packagesOn(told: AnswerBody): Generator<ListedPackage> {
  for (const place of rowsIn(told['data'])) {
    for (const operator of rowsIn(place['operators'])) {
      const packages = listIn(operator['packages'])
      if (Array.isArray(packages)) for (const sold of packages) yield { sold, operator, place }
    }
  }
}

const rowsIn = (told: unknown): Record<string, unknown>[] => {
  const list = listIn(told)
  return Array.isArray(list) ? list.filter(isRecord) : []
}
