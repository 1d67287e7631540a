// Prices in a currency that a visitor chose, beside those in euros, which are what is paid.
import type { currencyCopy as english } from '../../catalogue/currency.ts'

export const currencyCopy: typeof english = {
  title: 'Preise in Ihrer Währung',
  lead: 'Neben Preisen in Euro können wir zeigen, wie viel sie ungefähr in einer anderen Währung sind. Es gilt immer der Preis in Euro.',
  label: 'Währung',
  none: 'Nur Euro',
  save: 'Speichern',
  choose: 'Preise in einer anderen Währung zeigen',
  change: 'Währung ändern',
  note: (currency, day) =>
    `Preise in ${currency} sind ungefähre Werte nach unserem Kurs vom ${day}. Es gilt der Preis in Euro.`,
}
