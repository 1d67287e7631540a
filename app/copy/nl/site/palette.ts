// The words of the search that a keyboard shortcut opens over every back-office page.
import { plural } from '#app/language/formats.ts'
import type { paletteCopy as english } from '../../site/palette.ts'

export const paletteCopy: typeof english = {
  title: 'Zoeken',
  close: 'Zoeken sluiten',
  label: 'Bestellingen, klanten, eSIM’s, berichten en pagina’s doorzoeken',
  placeholder: 'Bestelnummer, e-mailadres, ICCID, pagina…',
  list: 'Resultaten',
  pages: 'Pagina’s',
  kinds: { order: 'Bestellingen en eSIM’s', customer: 'Klanten', message: 'Berichten' },
  everywhere: (text) => `Overal zoeken naar ‘${text}’`,
  searching: 'Zoeken…',
  found: (count) => plural(count, { one: 'resultaat', other: 'resultaten' }),
  failed: 'We konden onze server niet bereiken. De lijst toont alleen pagina’s.',
  keys: 'Pijltoetsen om te bewegen, Enter om te openen, Esc om te sluiten',
  shortcut: { mac: '⌘K', other: 'Ctrl K' },
}
