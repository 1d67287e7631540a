// Prices in a currency that a visitor chose, beside those in euros, which are what is paid.
import type { currencyCopy as english } from '../../catalogue/currency.ts'

export const currencyCopy: typeof english = {
  title: 'Prijzen in je eigen valuta',
  lead: 'Naast prijzen in euro’s kunnen we laten zien hoeveel ze ongeveer zijn in een andere valuta. De prijs in euro’s is altijd de prijs die geldt.',
  label: 'Valuta',
  none: 'Alleen euro’s',
  save: 'Opslaan',
  choose: 'Prijzen in een andere valuta tonen',
  change: 'Andere valuta kiezen',
  note: (currency, day) =>
    `Prijzen in ${currency} zijn bij benadering, volgens onze koers van ${day}. De prijs in euro’s geldt.`,
}
