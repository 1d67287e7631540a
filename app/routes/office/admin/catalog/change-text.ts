// What was changed, or would be: one line per thing, from what to what.
import { zoneCopy } from '#app/copy/office/catalog.ts'
import { dayText } from '#app/format/moment-text.ts'
import { isTotal, sizeLabel, sizeWords } from '#values/data-allowance.ts'
import { shapeIn } from '#shop/catalogue/bundle/bundle-shape.ts'
import type { ChangeKind } from '#shop/catalogue/bundle/catalogue-change.ts'
import { formatEuro } from '#values/money.ts'

const copy = zoneCopy.history

export type ShownChange = { kind: ChangeKind; zone: string; item: string; before: string | null; after: string | null }

export const whatText = ({ kind, item }: Pick<ShownChange, 'kind' | 'item'>): string =>
  copy.kinds[kind](kind === 'price' || kind === 'topup' ? sizeWords(item) : item)

/** What a change says of the moment before or after it. */
export function valueText({ kind }: Pick<ShownChange, 'kind'>, value: string | null): string {
  if (value === null) return zoneCopy.prices.none
  if (kind === 'price' || kind === 'topup' || kind === 'cost') return formatEuro(Number(value))
  if (kind === 'own_price') return copy.ownPrice(value.split(' ').map((cents) => formatEuro(Number(cents))))
  if (kind === 'floor') return `${Number(value) / 100}%`
  if (kind === 'bundle') return shapeWords(shapeIn(value))
  return kind === 'display_name' ? value : value.replaceAll(',', ' ')
}

const shapeWords = ({ validityDays, ...data }: ReturnType<typeof shapeIn>): string =>
  `${isTotal(data) ? `${data.megabytes} MB` : sizeLabel(data)}, ${zoneCopy.bundles.days(validityDays)}`

const without = (these: string[] = [], those: string[] = []) => these.filter((code) => !those.includes(code)).join(' ')

/** A long list of countries is summarized by its differences. */
export function afterText(change: ShownChange): string {
  if (change.kind === 'zone') return valueText(change, change.after)
  if (change.kind !== 'countries') return valueText(change, change.after)
  const [before, after] = [change.before, change.after].map((codes) => (codes ?? '').split(',').filter(Boolean))
  return copy.countries(without(after, before), without(before, after))
}
export const beforeText = (change: ShownChange): string =>
  change.kind === 'countries' ? zoneCopy.prices.none : valueText(change, change.before)

type ChangeFacts = ShownChange & {
  by: string | null
  isPlanned: boolean
  validFrom: string
  withdrawn: { by: string | null } | null
}

/** One line about what somebody else did meanwhile. */
export function newsText(change: ChangeFacts): string {
  const { isPlanned, withdrawn, validFrom, kind } = change
  const what = withdrawn || isPlanned ? copy.plannedFor(whatText(change), dayText(validFrom)) : whatText(change)
  const to = withdrawn ? copy.withdrawn(afterText(change)) : afterText(change)
  const from = isPlanned || kind === 'countries' || kind === 'bundle' || kind === 'zone' ? null : beforeText(change)
  return copy.news(what, from, to, (withdrawn ? withdrawn.by : change.by) ?? copy.house)
}
