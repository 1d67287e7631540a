// What a bundle holds: so much data in all, so much each day, or no limit. Everything that compares bundles or names
// their data asks here, because a number of megabytes alone means something else for each kind.

/**
 * `total`: so much data in all; `daily-slow` and `daily-cut`: so much each day, and then slow or nothing until the next
 * day; `unlimited`: no limit, but perhaps slow once a day's fair use is over.
 */
export const DATA_KINDS = ['total', 'daily-slow', 'daily-cut', 'unlimited'] as const
export type DataKind = (typeof DATA_KINDS)[number]

export type DataAllowance = {
  /**
   * MB of 1,048,576 bytes: in all, or each day. For an unlimited one, its fair use a day at full speed, and 0 if the
   * network doesn't disclose any.
   */
  megabytes: number
  /** A total where it is missing. */
  dataKind?: DataKind
}

const MEGABYTES_PER_GB = 1024

/** Catalog megabytes in GB, divided by 1024 (storefront rules §9). */
export const gigabytes = (megabytes: number): number => megabytes / MEGABYTES_PER_GB

export const dataKindOf = ({ dataKind }: Pick<DataAllowance, 'dataKind'>): DataKind => dataKind ?? 'total'

/** Whether it is one amount that is used up, so that it makes sense to say how much of it is left. */
export const isTotal = (data: Pick<DataAllowance, 'dataKind'>): boolean => dataKindOf(data) === 'total'

const isUnlimited = (data: Pick<DataAllowance, 'dataKind'>): boolean => dataKindOf(data) === 'unlimited'

/** For a record that names no kind for a total. */
export const withKind = (kind: DataKind): Pick<DataAllowance, 'dataKind'> =>
  kind === 'total' ? {} : { dataKind: kind }

/** As it is told to others: null for a fair use that isn't disclosed, and the kind of a total too. */
export const toldData = (data: DataAllowance): { megabytes: number | null; dataKind: DataKind } => ({
  megabytes: data.megabytes || null,
  dataKind: dataKindOf(data),
})

/** Two bundles have the same name for this if they hold the same. */
export const dataKey = (data: DataAllowance): string =>
  isTotal(data) ? String(data.megabytes) : `${data.megabytes} ${dataKindOf(data)}`

/** What it holds for so many days of use, in MB; infinite for an unlimited one. */
export function megabytesFor(data: DataAllowance, days: number): number {
  if (isTotal(data)) return data.megabytes
  return isUnlimited(data) ? Number.POSITIVE_INFINITY : data.megabytes * days
}

/** What it leaves for each of so many days at full speed, in MB; infinite for an unlimited one without a known limit. */
export function fullSpeedADay(data: DataAllowance, days: number): number {
  if (isTotal(data)) return data.megabytes / days
  return isUnlimited(data) && data.megabytes === 0 ? Number.POSITIVE_INFINITY : data.megabytes
}

/** For how many whole days at most it has so much at full speed, if it is valid for `validityDays`. */
export function lastsDays(data: DataAllowance, validityDays: number, dailyMegabytes: number): number {
  if (isTotal(data)) return Math.min(validityDays, Math.floor(data.megabytes / dailyMegabytes))
  return fullSpeedADay(data, 1) >= dailyMegabytes ? validityDays : 0
}

const AFTERWARD: Readonly<Record<DataKind, number>> = { 'daily-cut': 0, total: 1, 'daily-slow': 2, unlimited: 3 }

/**
 * Above zero if one holds more than the other for so many days of use: no limit is more than any amount, and of two
 * without a limit, the one with more at full speed. At the same amount, the one that goes on for longer.
 */
export function compareData(one: DataAllowance, other: DataAllowance, days: number, otherDays = days): number {
  return (
    Number(isUnlimited(one)) - Number(isUnlimited(other)) ||
    amountFor(one, days) - amountFor(other, otherDays) ||
    AFTERWARD[dataKindOf(one)] - AFTERWARD[dataKindOf(other)]
  )
}

const amountFor = (data: DataAllowance, days: number): number =>
  isUnlimited(data) ? data.megabytes : megabytesFor(data, days)

/** An amount in readable form: '5 GB', '1.5 GB', '512 MB'. */
const amountLabel = (megabytes: number): string =>
  megabytes < MEGABYTES_PER_GB ? `${megabytes} MB` : `${Math.round(gigabytes(megabytes) * 100) / 100} GB`

/** In readable form: '5 GB', '1 GB a day, then slower', 'Unlimited, slower after 2 GB a day'. */
export function sizeLabel(data: DataAllowance): string {
  const amount = amountLabel(data.megabytes)
  if (isTotal(data)) return amount
  if (isUnlimited(data)) return data.megabytes === 0 ? 'Unlimited' : `Unlimited, slower after ${amount} a day`
  return dataKindOf(data) === 'daily-slow' ? `${amount} a day, then slower` : `${amount} a day`
}

/** The same where there is little room: '5 GB', '1 GB a day', 'Unlimited'. */
export const shortSizeLabel = (data: DataAllowance): string => inShort(sizeLabel(data))

/** Without what comes after the first amount. */
export const inShort = (label: string): string => label.replace(/, .*/, '')

/** As the cart and orders store it: '5GB', '1.5GB', '512MB' (storefront rules §3, cart item), '1GB a day, then slower'. */
export const sizeText = (data: DataAllowance): string => sizeLabel(data).replace(/ ([GM]B)/, '$1')

const AMOUNT = String.raw`([\d.]+) ?([GM]B)`
const FORMS: readonly (readonly [RegExp, DataKind])[] = [
  [new RegExp(`^${AMOUNT}$`), 'total'],
  [new RegExp(`^${AMOUNT} a day$`), 'daily-cut'],
  [new RegExp(`^${AMOUNT} a day, then slower$`), 'daily-slow'],
  [new RegExp(`^Unlimited, slower after ${AMOUNT} a day$`), 'unlimited'],
  [/^Unlimited$/, 'unlimited'],
]

/** What a stored or a readable text says: its kind and its amount, empty if none is told; null for any other text. */
export function readSizeText(text: string): { kind: DataKind; figure: string; unit: string } | null {
  for (const [form, kind] of FORMS) {
    const found = form.exec(text)
    if (found) return { kind, figure: found[1] ?? '', unit: found[2] ?? '' }
  }
  return null
}

/** The kind of what an order's text names; a total for any other text. */
export const kindInText = (text: string): DataKind => readSizeText(text)?.kind ?? 'total'

/**
 * Whether one tops up an eSIM that was bought with the other, by their texts. Amounts add up; a day plan or an unlimited
 * one only goes on for longer, so it has to be the same.
 */
export const topsUp = (added: string, bought: string): boolean =>
  kindInText(bought) === 'total' ? kindInText(added) === 'total' : added === bought

/** A stored text, such as '5GB', in readable form: '5 GB'; any other text is unchanged. */
export const sizeWords = (kept: string): string => (readSizeText(kept) ? kept.replace(/(\d)([GM]B)/, '$1 $2') : kept)

/** The same where there is little room: '5 GB', '1 GB a day', 'Unlimited'. */
export const shortSizeWords = (kept: string): string => (readSizeText(kept) ? inShort(sizeWords(kept)) : kept)
