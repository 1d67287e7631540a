// What each role may open and do: the one table that pages, calls, acts, navigation, and search ask. A row per role, a
// column per right.
import { ROLES, type Role } from './role.ts'

/** What a role may have. */
export const RIGHTS = [
  // to open
  'travel', // the dashboard of a traveler
  'partner', // the dashboard of a business
  'orders', // orders of all brands, without the codes of eSIMs
  'papers', // invoices, credit notes, and their data for accounting programs
  'customers',
  'esims',
  'inbox', // tickets, and to answer them
  'find',
  'figures',
  'reports', // the books of a period, and the rates of VAT, without changing them
  'exports', // lists of orders as files
  // to do
  'serve', // tries again, mails again, replaces an eSIM, notes something
  'codes', // sees activation codes and whole ICCIDs
  'refund', // an agent only up to the limit of their account
  'decide', // closes reviews and VAT conflicts, resumes orders, cancels eSIMs
  'people', // roles of customers and partners, their sessions, and other admins
  'brand', // changes a brand: its own, for a business
  // to run
  'answers_for_business', // payouts, balance, keys, and team of a business
  'admin', // overview, settings, and tools of the shop
  'owner', // everything else
] as const
export type Right = (typeof RIGHTS)[number]

const AGENT = ['orders', 'papers', 'customers', 'esims', 'inbox', 'find', 'serve', 'codes', 'refund'] as const
const ADMIN = [...AGENT, 'figures', 'exports', 'decide', 'people', 'brand', 'admin'] as const
const TABLE: Record<Role, readonly Right[]> = {
  'own-user': ['travel'],
  'own-admin': ADMIN,
  // So that one person can run a shop with one account.
  'super-admin': [...ADMIN, 'reports', 'owner'],
  'business-admin': ['partner', 'brand', 'answers_for_business'],
  'business-user': ['partner'],
  agent: AGENT,
  accountant: ['orders', 'papers', 'figures', 'reports', 'exports'],
}

/** Whether the table gives this role this right. */
export const may = (role: Role, right: Right): boolean => TABLE[role].includes(right)

/** Every role with this right. */
export const rolesThatMay = (right: Right): Role[] => ROLES.filter((role) => may(role, right))
