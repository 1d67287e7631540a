// Prices in a currency that a visitor chose, beside those in euros, which are what is paid.
import type { currencyCopy as english } from '../../catalogue/currency.ts'

export const currencyCopy: typeof english = {
  title: 'Precios en tu moneda',
  lead: 'Junto a los precios en euros podemos mostrarte cuánto son, más o menos, en otra moneda. El precio que cuenta es siempre el de euros.',
  label: 'Moneda',
  none: 'Solo euros',
  save: 'Guardar',
  choose: 'Ver los precios en otra moneda',
  change: 'Cambiar de moneda',
  note: (currency, day) =>
    `Los precios en ${currency} son aproximados, según nuestro cambio del ${day}. El precio que cuenta es el de euros.`,
}
