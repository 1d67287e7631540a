// What the search offers: pages whose name holds the words, what the shop found, and the whole search.
import { paletteCopy as copy } from '#app/copy/site/palette.ts'
import type { FoundLine } from '#app/features/desk/found-line.ts'
import type { DeskGroup } from '#app/session/shell-data.ts'

export type PaletteOption = { to: string; name: string; hint: string; isSearch?: true }
export type PaletteSection = { name: string; options: PaletteOption[] }

const KINDS = ['order', 'customer', 'message'] as const
const SEARCH = 'search'

/** The name of an option for the field that points at it. */
export const optionIdOf = ({ to }: PaletteOption): string => `palette-${to.replaceAll(/[^\w-]/g, '_')}`

export function paletteOptions(groups: DeskGroup[], text: string, lines: FoundLine[]): PaletteSection[] {
  const words = text.toLowerCase()
  const pages = groups
    .filter(({ task }) => task !== 'find')
    .flatMap(({ name: task, places }) =>
      places.map(({ name, to }) => ({ to, name: name === task ? name : `${task}: ${name}`, hint: '' })),
    )
    .filter(({ name }) => name.toLowerCase().includes(words))
  const found = KINDS.map((kind) => ({ name: copy.kinds[kind], options: lines.filter((line) => line.kind === kind) }))
  const everything = { to: SEARCH, name: copy.everywhere(text), hint: '', isSearch: true } as const
  return [
    { name: copy.pages, options: pages },
    ...found,
    { name: copy.title, options: text === '' ? [] : [everything] },
  ].filter(({ options }) => options.length > 0)
}
