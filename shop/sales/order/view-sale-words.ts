// What a sale is called now: in the language in which it was ordered, with zones as their owner calls them in it.
import type { Base } from '#shop/assembly/base.ts'
import { viewZoneNames } from '#shop/catalogue/bundle/view-zone-names.ts'
import { isForeign, type Language } from '#values/language.ts'
import type { SaleWords } from './sale-words.ts'

/** English for no language; the catalog is read for another one alone. */
export async function viewSaleWords(
  { saleWords, readCatalogue }: Pick<Base, 'saleWords' | 'readCatalogue'>,
  language: Language | null | undefined,
): Promise<SaleWords> {
  return language && isForeign(language)
    ? saleWords(language, await viewZoneNames({ readCatalogue }, language))
    : saleWords(language)
}
