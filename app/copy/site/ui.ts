// The words inside the small parts that every screen shares: buttons, dialogs, toasts, the Pass.
import { plural } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import { counted } from '#values/counted.ts'

export const uiCopy = translated({
  close: 'Close',
  loading: 'Loading',
  errorLead: 'Error: ',
  unsent: 'We couldn’t reach our server. What you entered is still here. Please try again.',
  optional: '(optional)',
  toasts: 'Notifications (F8)',
  pass: {
    label: (name: string | null) => (name ? `Pass for ${name}` : 'Your pass, still empty'),
    kind: 'eSIM boarding pass',
    whereTo: 'Where to?',
    data: 'Data',
    valid: 'Valid',
    dates: 'Travel dates',
    price: 'Price',
    covers: 'Covers',
    open: 'Not chosen yet',
    days: (days: number) => plural(days, { one: 'day', other: 'days' }),
    countries: (count: number) => counted(count, 'country', 'countries'),
    more: (count: number) => `+${count} more`,
    done: 'done',
    waiting: 'waiting',
  },
})

// What a button says that copies something.
export const copyButtonCopy = translated({
  copy: 'Copy',
  copied: 'Copied!',
  copyFailed: 'Copy Failed, Please try again.',
})

export const printCopy = translated({ print: 'Print or save as PDF' })
