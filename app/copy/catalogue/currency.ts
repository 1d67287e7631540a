// Prices in a currency that a visitor chose, beside those in euros, which are what is paid.
import { translated } from '#app/language/translated.ts'

export const currencyCopy = translated({
  title: 'Prices in your currency',
  lead: 'Beside prices in euros, we can show about how much they are in another currency. What you owe is always the price in euros.',
  label: 'Currency',
  none: 'Euro only',
  save: 'Save',
  choose: 'Show prices in another currency',
  change: 'Change currency',
  note: (currency: string, day: string) =>
    `Prices in ${currency} are approximate, by our rate of ${day}. What you owe is the price in euros.`,
})
