// Prices in a currency that a visitor chose, beside those in euros, which are what is paid.
import type { currencyCopy as english } from '../../catalogue/currency.ts'

export const currencyCopy: typeof english = {
  title: 'Prezzi nella tua valuta',
  lead: 'Accanto ai prezzi in euro possiamo mostrarti quanto valgono, all’incirca, in un’altra valuta. Fa sempre fede il prezzo in euro.',
  label: 'Valuta',
  none: 'Solo euro',
  save: 'Salva',
  choose: 'Mostra i prezzi in un’altra valuta',
  change: 'Cambia valuta',
  note: (currency, day) =>
    `I prezzi in ${currency} sono indicativi, al nostro cambio del ${day}. Fa fede il prezzo in euro.`,
}
