// An amount of data in the notations that networks use: as a number, as a grouped text, with a unit, or unlimited.
import { toldText, type VendorValue } from './told.ts'

/** In megabytes, of which 1,024 are a gigabyte. Not a number, so that nobody computes with an amount that has no end. */
export type DataAmount = number | 'unlimited'

const MB_OF: Record<string, number> = { b: 1 / 1024 ** 2, k: 1 / 1024, m: 1, g: 1024, t: 1024 ** 2 }
/** A petabyte; more is a mistake or a code. */
const MOST_MB = 1024 ** 3
const LONGEST = 60
const UNLIMITED =
  /^(?:unlimited|unlim|unmetered|infinite|infinity|inf|∞|no limits?|without limits?|limitless|ilimitad[oa]s?|illimit(?:é|e)e?s?|illimitat[oaie]|unbegrenzt|onbeperkt)(?: ?(?:data|internet|traffic|usage|volume|plan|[kmgt]b))?[*.]?$/i
const AMOUNT =
  /^([-+]?[\d.,'’_ ]*\d[.,]?(?:e[-+]?\d{1,2})?) ?(bytes?|b|[kmgt](?:i?bs?|i?o|bytes?)?|gigs?|megs?|(?:kilo|mega|giga|tera|kibi|mebi|gibi|tebi)(?:byte|octet)s?)?(?: (?:of )?data)?\.?$/i

/**
 * A text without a unit is in megabytes. Below zero, an eSIM has used slightly more than it had; but minus one is a word
 * of programs, for none as for no end, and no amount.
 */
export function toldDataAmount(told: unknown): VendorValue<DataAmount> {
  if (typeof told === 'number') return told === -1 ? undefined : sensible(told)
  const text = toldText(told)
  if (typeof text !== 'string') return text
  if (text.length > LONGEST) return undefined
  if (UNLIMITED.test(text)) return 'unlimited'
  const [, figure, unit = 'mb'] = AMOUNT.exec(text.replace(/\s+/g, ' ').replace(/^[\u2212\u2010-\u2015]/, '-')) ?? []
  const value = figure === undefined ? null : numberOf(figure)
  return value === null || value === -1 ? undefined : sensible(value * (MB_OF[unit.charAt(0).toLowerCase()] ?? 1))
}

const sensible = (megabytes: number): number | undefined =>
  Number.isFinite(megabytes) && Math.abs(megabytes) <= MOST_MB ? megabytes : undefined

const GROUPED = /^[1-9]\d{0,2}(([,.'’_ ])\d{3})(\2\d{3})*$/
/** As India writes it: pairs of digits before the last three. */
const IN_PAIRS = /^[1-9]\d?(,\d{2})+,\d{3}(\.\d*)?$/

/**
 * The number that a text shows; null if it shows none. A single point is decimal, as in JSON; a single comma is too,
 * unless it sets off three digits.
 */
function numberOf(text: string): number | null {
  const [, sign = '', figure = '', power = ''] = /^([-+]?)(.*?)(e[-+]?\d{1,2})?$/i.exec(text.trim()) ?? []
  const plain = /^(\d+(\.\d*)?|\.\d+)$/.test(figure) ? figure : ungrouped(figure)
  if (plain === null) return null
  const value = Number(`${plain}${power}`)
  return sign === '-' && value !== 0 ? -value : value
}

function ungrouped(figure: string): string | null {
  if (/^\d+,\d*$/.test(figure) && !GROUPED.test(figure)) return figure.replace(',', '.')
  if (IN_PAIRS.test(figure)) return figure.replaceAll(',', '')
  if (GROUPED.test(figure)) return figure.replace(/\D/g, '')
  const [, whole = '', mark = '', fraction = ''] = /^(.+)([.,])(\d*)$/.exec(figure) ?? []
  if (!GROUPED.test(whole) || whole.includes(mark)) return null
  return `${whole.replace(/\D/g, '')}.${fraction}`
}
