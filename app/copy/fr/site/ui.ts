// The words inside the small parts that every screen shares: buttons, dialogs, toasts, the Pass.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../site/ui.ts'

export const uiCopy: typeof english.uiCopy = {
  close: 'Fermer',
  loading: 'Chargement',
  errorLead: 'Erreur\u202F: ',
  unsent: 'Notre serveur est injoignable. Votre saisie est toujours là. Veuillez réessayer.',
  optional: '(facultatif)',
  toasts: 'Notifications (F8)',
  pass: {
    label: (name) => (name ? `Pass\u202F: ${name}` : 'Votre pass, encore vide'),
    kind: 'Pass eSIM',
    whereTo: 'Où allez-vous\u202F?',
    data: 'Données',
    valid: 'Validité',
    dates: 'Dates de voyage',
    price: 'Prix',
    covers: 'Couvre',
    open: 'Pas encore choisi',
    days: (days) => plural(days, { one: 'jour', other: 'jours' }),
    countries: (count) => plural(count, { one: 'pays', other: 'pays' }),
    more: (count) => `+${count}`,
    done: 'terminé',
    waiting: 'en attente',
  },
}

export const copyButtonCopy: typeof english.copyButtonCopy = {
  copy: 'Copier',
  copied: 'Copié\u202F!',
  copyFailed: 'La copie a échoué, veuillez réessayer.',
}

export const printCopy: typeof english.printCopy = { print: 'Imprimer ou enregistrer en PDF' }
