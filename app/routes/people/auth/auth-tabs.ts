// The tabs of /auth and the address that each of them has.
import { href } from 'react-router'
import type { AccountCard } from '#shop/support/customer/view-account.ts'

export const TABS = ['check', 'register', 'login'] as const
export type Tab = (typeof TABS)[number]

export type AuthPage = {
  tab: Tab
  email: string
  redirectTo: string | null
  /** How far the proof of the open tab has come. */
  step: 0 | 1 | 2
  /** The details that this visitor may see. */
  card: AccountCard | null
}

export const tabOf = (search: URLSearchParams): Tab => TABS.find((tab) => tab === search.get('tab')) ?? 'check'

export function authAddress(tab: Tab, email: string, redirectTo: string | null): string {
  const search = new URLSearchParams({ tab })
  if (email) search.set('email', email)
  if (redirectTo) search.set('redirectTo', redirectTo)
  return `${href('/auth')}?${search}`
}
