// The words of the search that a keyboard shortcut opens over every back-office page.
import type { paletteCopy as english } from '../../site/palette.ts'
import { resultsText } from '../counts.ts'

export const paletteCopy: typeof english = {
  title: 'Suche',
  close: 'Suche schließen',
  label: 'Bestellungen, Kunden, eSIMs, Nachrichten und Seiten durchsuchen',
  placeholder: 'Bestellnummer, E-Mail, ICCID, Seite …',
  list: 'Treffer',
  pages: 'Seiten',
  kinds: { order: 'Bestellungen und eSIMs', customer: 'Kunden', message: 'Nachrichten' },
  everywhere: (text) => `Überall nach „${text}“ suchen`,
  searching: 'Suche läuft …',
  found: resultsText,
  failed: 'Unser Server war nicht erreichbar. Die Liste zeigt nur Seiten.',
  keys: 'Pfeiltasten zum Bewegen, Enter zum Öffnen, Esc zum Schließen',
  shortcut: { mac: '⌘K', other: 'Strg K' },
}
