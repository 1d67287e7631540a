// POST /admin-dashboard/find.json: the few newest matches, while somebody types; it is a POST because the search may be
// an email address or ICCID.
import type { FoundLine } from '#app/features/desk/found-line.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type PageAnswer } from '#app/http/form-action.ts'
import { NO_STORE, refuseReading } from '#app/http/json-call.ts'
import { foundLines } from './find/found-lines.ts'

const LONGEST = 200

export const loader = refuseReading

export const action = formAction({
  who: whoIsLetIn,
  async run({ form, user, shop }): Promise<PageAnswer<{ lines: FoundLine[] }>> {
    const text = textOf(form, 'text', LONGEST).trim()
    const found = await shop.desk.findQuickly(text, { actor: user })
    return found.ok
      ? { answer: { lines: foundLines(found.found) }, headers: NO_STORE }
      : { answer: { lines: [] }, wait: found, headers: NO_STORE }
  },
})
