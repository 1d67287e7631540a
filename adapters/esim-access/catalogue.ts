// The network's catalog, page by page, with everybody else's turns in between: it has thousands of rows, and comes in
// one answer.
import type { CataloguePage } from '#ports/network-catalogue.ts'
import type { NoteOddAnswer } from '#ports/odd-answers.ts'
import { giveTurn } from '#values/in-turns.ts'
import type { EsimAccessClient } from './client.ts'
import { isRefused, readPackage } from './packages.ts'

const PAGE_ROWS = 200
/** Reading rows holds the thread at most this long. */
const LONGEST_PART_MS = 10

type CatalogueQuery = { type: 'BASE' | 'TOPUP'; iccid?: string }

/** A package that comes twice is passed on once. */
export async function listPackages(
  network: EsimAccessClient,
  noteOdd: NoteOddAnswer,
  asked: CatalogueQuery,
  take: (page: CataloguePage) => Promise<void>,
): Promise<void> {
  const seen = new Set<string>()
  let page: CataloguePage = { packages: [], refused: [] }
  let row = 0
  let began = performance.now()
  const note = (field: string) => noteOdd({ vendor: 'network', answer: 'catalog', field, row })
  for await (const told of network.items('package/list', asked, 'packageList')) {
    row += 1
    const read = readPackage(told, asked.type === 'TOPUP', note)
    if (isRefused(read)) page.refused.push(read)
    else if (!seen.has(read.packageId)) page.packages.push(read)
    if (read.packageId !== null) seen.add(read.packageId)
    if (page.packages.length + page.refused.length >= PAGE_ROWS) {
      await take(page)
      page = { packages: [], refused: [] }
    }
    if (performance.now() - began < LONGEST_PART_MS) continue
    await giveTurn()
    began = performance.now()
  }
  if (page.packages.length + page.refused.length > 0) await take(page)
}
