import { expect, it } from 'vitest'
import { ENGLISH_SALE, titleInFull } from '#shop/sales/order/sale-words.ts'
import { FOREIGN_LANGUAGES } from '#values/language.ts'
import { saleWords } from './sale-words.ts'

// As Article 226 (11a) of the VAT directive has it in each language.
const REVERSE_CHARGE = {
  de: /^Steuerschuldnerschaft des Leistungsempfängers/,
  fr: /^Autoliquidation/,
  es: /^Inversión del sujeto pasivo/,
  it: /^Inversione contabile/,
  nl: /^Btw verlegd/,
}

it.each(FOREIGN_LANGUAGES)(
  'a sale in %s is called in it alone, and its reverse charge as the law has it',
  (language) => {
    const words = saleWords(language)
    expect(words.reverseCharge).toMatch(REVERSE_CHARGE[language])
    expect(words.reverseChargeNote).toBe(words.reverseCharge)
    const parts = { whole: '3', discount: '2', code: 'A', fee: '1' }
    const said = (each: typeof words) => [
      each.outsideEu,
      each.processingFee,
      each.partOfPrice,
      each.sum(parts),
      ...[each.soldBy, each.esimBy, each.topUpBy, each.toppedUp].map((say) => say('X')),
      each.discount(null),
      each.line.esim('Z', each.days(2)),
      each.line.topUp('Z', each.days(1)),
    ]
    const english = said(ENGLISH_SALE)
    expect(said(words).filter((text) => english.includes(text))).toEqual([])
    expect(said(words).filter((text) => /undefined|travel|top-up/.test(text))).toEqual([])
  },
)

it('a sale in German names its countries and its figures as German does', () => {
  const trip = { destinations: ['FR', 'IT'] as const, zone: 'Europe', data: '6.5GB' }
  expect(titleInFull(trip, saleWords('de'))).toBe('Frankreich und Italien · 6,5\u00A0GB')
  expect(titleInFull(trip, saleWords(null))).toBe('France and Italy · 6.5 GB')
  expect(saleWords('de').euro(1809)).toBe('18,09\u00A0€')
})
