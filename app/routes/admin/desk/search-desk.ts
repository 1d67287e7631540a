// POST /admin-dashboard: a search, which goes on under a sealed name so that no address holds an e-mail or an ICCID.
import { deskCopy } from '#app/copy/admin-desk.ts'
import { formAction, type FormResult } from '#app/http/form-action.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { textOf } from '#app/forms/text-of.ts'
import { deskPath, readDeskAddress } from '../desk-address.ts'

const LONGEST = 300

export const searchDesk = formAction({
  who: (_request, context) => guardedUser(context),
  async run({ request, context, form, user }): Promise<FormResult<{ error: string }>> {
    const { tab, view, sort } = readDeskAddress(new URL(request.url).searchParams)
    const text = textOf(form, 'text').trim().slice(0, LONGEST)
    if (text === '') return { to: deskPath({ tab, view, sort, find: null }) }
    const search = await context.get(shopContext).desk.sealSearch(text, { actor: user })
    if (!search.ok) return { answer: { error: deskCopy.tooOften(search.retryAfterSeconds) }, wait: search }
    return { to: deskPath({ tab, view, sort, find: search.sealed }) }
  },
})
