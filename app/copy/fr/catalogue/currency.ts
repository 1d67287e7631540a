// Prices in a currency that a visitor chose, beside those in euros, which are what is paid.
import type { currencyCopy as english } from '../../catalogue/currency.ts'

export const currencyCopy: typeof english = {
  title: 'Les prix dans votre devise',
  lead: 'À côté des prix en euros, nous pouvons indiquer à peu près combien ils font dans une autre devise. Seul le prix en euros fait foi.',
  label: 'Devise',
  none: 'Euro seulement',
  save: 'Enregistrer',
  choose: 'Afficher les prix dans une autre devise',
  change: 'Changer de devise',
  note: (currency, day) =>
    `Les prix en ${currency} sont approximatifs, selon notre taux du ${day}. Seul le prix en euros fait foi.`,
}
