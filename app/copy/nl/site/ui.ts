// The words inside the small parts that every screen shares: buttons, dialogs, toasts, the Pass.
import type {
  copyButtonCopy as englishCopyButton,
  printCopy as englishPrint,
  uiCopy as english,
} from '../../site/ui.ts'
import { countriesText, daysText } from '../counts.ts'

export const uiCopy: typeof english = {
  close: 'Sluiten',
  loading: 'Laden',
  errorLead: 'Fout: ',
  unsent: 'We konden onze server niet bereiken. Wat je hebt ingevuld, staat er nog. Probeer het nog eens.',
  optional: '(niet verplicht)',
  toasts: 'Meldingen (F8)',
  pass: {
    label: (name) => (name ? `Pas voor ${name}` : 'Je pas, nog leeg'),
    kind: 'eSIM-pas',
    whereTo: 'Waarheen?',
    data: 'Data',
    valid: 'Geldig',
    dates: 'Reisdata',
    price: 'Prijs',
    covers: 'Geldig in',
    open: 'Nog niet gekozen',
    days: (days) => daysText(days),
    countries: (count) => countriesText(count),
    more: (count) => `+${count} andere`,
    done: 'klaar',
    waiting: 'wacht',
  },
}

export const copyButtonCopy: typeof englishCopyButton = {
  copy: 'Kopiëren',
  copied: 'Gekopieerd!',
  copyFailed: 'Kopiëren niet gelukt. Probeer het nog eens.',
}

export const printCopy: typeof englishPrint = { print: 'Printen of als PDF bewaren' }
