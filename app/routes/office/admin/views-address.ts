// The addresses of saved views: each list says what may be kept of its address, and everything else is left away.
import { href } from 'react-router'
import type { ViewedList } from '#shop/office/search/saved-view.ts'
import type { ColumnList } from '#shop/office/search/list-columns.ts'
import { deskPath, readDeskAddress } from './desk-address.ts'
import { inboxPath, readInboxAddress } from './inbox-address.ts'

/** The address of a list with what is kept of this query: neither its page nor what was searched for. */
export function viewedPath(list: ViewedList, query: string): string {
  const asked = new URLSearchParams(query)
  const first = { after: null, before: null }
  if (list === 'inbox') return inboxPath({ ...readInboxAddress(asked), ...first })
  return deskPath({ ...readDeskAddress(asked), tab: 'orders', find: null, ...first })
}

/** What is kept of a query. */
export const keptQuery = (list: ViewedList, query: string): string => viewedPath(list, query).split('?')[1] ?? ''

/** The page that asks for a name. */
export const saveViewPath = (list: ViewedList, path: string): string =>
  `${href('/admin-dashboard/views')}?${new URLSearchParams({ list, save: path.split('?')[1] ?? '' })}`

const ADDRESSES: Record<ColumnList, [path: string, tab: string | null]> = {
  orders: [href('/admin-dashboard'), 'orders'],
  inbox: [href('/admin-dashboard/inbox'), null],
  users: [href('/admin-dashboard'), 'users'],
  esims: [href('/admin'), 'sims'],
}

/** The address of a list as it was open: with its page, and with what was searched for. */
export function listedPath(list: ColumnList, query: string): string {
  const [path, tab] = ADDRESSES[list]
  const asked = new URLSearchParams(query)
  asked.delete('fresh')
  if (tab !== null) asked.set('tab', tab)
  return asked.size === 0 ? path : `${path}?${asked}`
}
