// Passes on the catalog of a network, page by page, with everybody else's turns in between: it has thousands of rows.
import type { CataloguePage, RefusedPackage } from '#ports/network-catalogue.ts'
import type { NoteOddAnswer } from '#ports/odd-answers.ts'
import { giveTurn } from '#values/in-turns.ts'
import type { CataloguePackage } from '#values/network-package.ts'
import { cutText } from '#values/text/cut-text.ts'

const PAGE_ROWS = 200
/** Reading rows holds the thread at most this long. */
const LONGEST_PART_MS = 10
const LONGEST_TOLD = 60

type PassOn<Row> = {
  rows: AsyncIterable<Row>
  /** The package, or why it is refused; a field that is unreadable and not needed is noted. */
  read: (row: Row, note: (field: string) => void) => CataloguePackage | RefusedPackage
  noteOdd: NoteOddAnswer
  take: (page: CataloguePage) => Promise<void>
}

/** A package that comes twice is passed on once. */
export async function passOnPackages<Row>({ rows, read, noteOdd, take }: PassOn<Row>): Promise<void> {
  const seen = new Set<string>()
  let page: CataloguePage = { packages: [], refused: [] }
  let row = 0
  let began = performance.now()
  const note = (field: string) => noteOdd({ vendor: 'network', answer: 'catalog', field, row })
  for await (const told of rows) {
    row += 1
    const each = read(told, note)
    if (isRefused(each)) page.refused.push(each)
    else if (!seen.has(each.packageId)) page.packages.push(each)
    if (each.packageId !== null) seen.add(each.packageId)
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

export const isRefused = (read: CataloguePackage | RefusedPackage): read is RefusedPackage => 'field' in read

/** What a row told of a field that is refused. */
export const wordsOf = (told: unknown): string => cutText(JSON.stringify(told ?? null), LONGEST_TOLD)
