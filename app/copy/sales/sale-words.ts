// What a sale is called on the payment page and on its invoice, by the language in which it was ordered.
import { saleWords as german } from '#app/copy/de/sales/sale-words.ts'
import { saleWords as spanish } from '#app/copy/es/sales/sale-words.ts'
import { saleWords as french } from '#app/copy/fr/sales/sale-words.ts'
import { saleWords as italian } from '#app/copy/it/sales/sale-words.ts'
import { spokenWith } from '#app/copy/mails/spoken.ts'
import { saleWords as dutch } from '#app/copy/nl/sales/sale-words.ts'
import { ENGLISH_SALE, type SaleWords } from '#shop/sales/order/sale-words.ts'
import { DEFAULT_LANGUAGE, type ForeignLanguage, type Language } from '#values/language.ts'
import type { ZoneNames } from '#values/zone-names.ts'

/** What a language says by itself; figures and places it writes as its emails do. */
export type SaidOfSales = Omit<SaleWords, 'trip' | 'euro' | 'reverseChargeNote'>

const SAID: Record<ForeignLanguage, SaidOfSales> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
}

export function saleWords(language: Language | null | undefined, zoneNames?: ZoneNames): SaleWords {
  if (!language || language === DEFAULT_LANGUAGE) return ENGLISH_SALE
  const says = spokenWith(language, zoneNames)
  const said = SAID[language]
  return { ...said, trip: says, euro: says.euro, reverseChargeNote: said.reverseCharge }
}
