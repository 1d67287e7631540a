// The words of the search that a keyboard shortcut opens over every back-office page.
import { plural } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'

export const paletteCopy = translated({
  title: 'Search',
  close: 'Close search',
  label: 'Search orders, customers, eSIMs, messages and pages',
  placeholder: 'Order number, email, ICCID, page…',
  list: 'Results',
  pages: 'Pages',
  kinds: { order: 'Orders and eSIMs', customer: 'Customers', message: 'Messages' },
  everywhere: (text: string) => `Search everything for “${text}”`,
  searching: 'Searching…',
  found: (count: number) => plural(count, { one: 'result', other: 'results' }),
  failed: 'We couldn’t reach our server. The list shows pages only.',
  keys: 'Arrow keys to move, Enter to open, Esc to close',
  shortcut: { mac: '⌘K', other: 'Ctrl K' },
})
