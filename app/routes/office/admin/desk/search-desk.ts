// POST /admin-dashboard: a search, which redirects to an encrypted name, so that no address contains an email or an
// ICCID.
import { href } from 'react-router'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { formAction, whoIsLetIn, type FormResult, type FormPost } from '#app/http/form-action.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { deskPath, readDeskAddress } from '../desk-address.ts'

const LONGEST = 300

export type SearchAnswer = { kind: 'search'; error: string }

export const searchDesk = formAction({
  who: whoIsLetIn,
  run: (posted) => searchOn(posted, href('/admin-dashboard')),
})

/** The same on another page that lists users. */
export async function searchOn(
  { url, form, user, shop }: FormPost<SessionUser>,
  path: string,
): Promise<FormResult<SearchAnswer>> {
  const { tab, view, sort, filters } = readDeskAddress(url.searchParams)
  const text = textOf(form, 'text', LONGEST).trim()
  if (text === '') return { to: deskPath({ tab, view, sort, filters, find: null }, path) }
  const search = await shop.desk.sealSearch(text, { actor: user })
  if (!search.ok)
    return { answer: { kind: 'search', error: deskCopy.tooOften(search.retryAfterSeconds) }, wait: search }
  return { to: deskPath({ tab, view, sort, filters, find: search.sealed }, path) }
}
