// The addresses of saved views: each list says what may be kept of its address, and everything else is left away.
import { href } from 'react-router'
import type { ViewedList } from '#shop/office/search/saved-view.ts'
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
