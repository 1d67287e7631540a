// The words inside the small parts that every screen shares: buttons, dialogs, toasts, the Pass.
import { plural } from '#app/language/formats.ts'
import type { copyButtonCopy as englishCopy, printCopy as englishPrint, uiCopy as english } from '../../site/ui.ts'
import { countriesText, daysText } from '../counts.ts'

export const uiCopy: typeof english = {
  close: 'Schließen',
  loading: 'Wird geladen',
  errorLead: 'Fehler: ',
  unsent: 'Unser Server war nicht erreichbar. Ihre Eingaben sind noch da. Bitte versuchen Sie es erneut.',
  optional: '(optional)',
  toasts: 'Mitteilungen (F8)',
  pass: {
    label: (name) => (name ? `Bordkarte: ${name}` : 'Ihre Bordkarte, noch leer'),
    kind: 'eSIM-Bordkarte',
    whereTo: 'Wohin?',
    data: 'Daten',
    valid: 'Gültig',
    dates: 'Reisedaten',
    price: 'Preis',
    covers: 'Gilt in',
    open: 'Noch offen',
    days: daysText,
    countries: countriesText,
    more: (count) => `+${plural(count, { one: 'weiteres', other: 'weitere' })}`,
    done: 'erledigt',
    waiting: 'wartet',
  },
}

export const copyButtonCopy: typeof englishCopy = {
  copy: 'Kopieren',
  copied: 'Kopiert!',
  copyFailed: 'Kopieren fehlgeschlagen. Bitte versuchen Sie es erneut.',
}

export const printCopy: typeof englishPrint = { print: 'Drucken oder als PDF sichern' }
