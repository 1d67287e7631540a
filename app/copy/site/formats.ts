// How English writes money, dates, data sizes, and countries.
import { translated } from '#app/language/translated.ts'
import type { Formats } from '#app/language/formats.ts'
import { sizeWords, shortSizeWords } from '#values/data-allowance.ts'
import { salesTaxText } from '#shop/catalogue/pricing/vat.ts'
import { countryName } from '#values/country/country.ts'
import { formatDay } from '#values/date.ts'
import { formatInstant } from '#values/instant.ts'
import { formatEuro } from '#values/money.ts'

const lists = new Intl.ListFormat('en', { type: 'conjunction' })
const counts = new Intl.NumberFormat('en')

export const formats = translated<Formats>({
  language: 'en',
  euro: formatEuro,
  day: formatDay,
  instant: formatInstant,
  count: (count) => counts.format(count),
  figure: (text) => text,
  data: sizeWords,
  shortData: shortSizeWords,
  country: countryName,
  zone: (name) => name,
  offer: (name) => name,
  list: (parts) => lists.format(parts),
  more: (count) => `${count} more`,
  salesTax: salesTaxText,
})
