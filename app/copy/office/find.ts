// The words of the search over everything.
import { placeNames } from '#app/copy/people/role-places.ts'

export const findCopy = {
  title: placeNames['/admin-dashboard/find'],
  lead: 'Search orders, customers, eSIMs and messages at once.',
  label: 'What are you looking for?',
  hint: 'Order number or reference, part of an email, name or company, VAT or invoice number, payment ID, ticket number, or the whole or last digits of an ICCID, four or more. Searches aren’t stored in the URL.',
  search: 'Search',
  instead: 'Or look through a list:',
  results: (text: string) => `Results for “${text}”`,
  none: 'Nothing found. Try fewer letters, or search for something else you know.',
  more: 'There are more. Only the newest 20 of each kind are shown.',
  orders: 'Orders and eSIMs',
  people: 'Customers',
  tickets: 'Messages',
  esim: (end: string) => `eSIM ends in ${end}`,
  guest: 'guest',
} as const
