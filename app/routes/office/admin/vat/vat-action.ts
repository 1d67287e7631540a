// POST /super-admin-dashboard/vat: sets a rate from a day on, or withdraws a future one.
import { href } from 'react-router'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { vatCopy } from '#app/copy/office/coupons.ts'
import { textOf, typedIn } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type FormResult } from '#app/http/form-action.ts'
import { readEuro } from '#values/money.ts'

export type VatAnswer = { error: string; typed: Record<string, string> }

const refused = (error: string, form?: FormData): VatAnswer => ({
  error,
  typed: form ? typedIn(form) : {},
})

export const answerVat = formAction({
  who: whoIsLetIn,
  unreadable: () => ({ answer: refused(deskCopy.unreadable), status: 400 }),
  async run({ form, shop, caller }): Promise<FormResult<VatAnswer>> {
    const where = { country: textOf(form, 'country'), from: textOf(form, 'from') }
    const isEnd = textOf(form, 'intent') === 'withdraw'
    // A percentage has two places as an amount has.
    const basisPoints = readEuro(textOf(form, 'rate')) ?? -1
    const done = isEnd
      ? await shop.prices.withdrawVatRate(where, caller)
      : await shop.prices.setVatRate({ ...where, basisPoints, reason: textOf(form, 'reason') }, caller)
    if (done.ok)
      return { to: href('/super-admin-dashboard/vat'), flash: { text: isEnd ? 'vat_rate_withdrawn' : 'vat_rate_set' } }
    if ('retryAfterSeconds' in done)
      return { answer: refused(deskCopy.tooOften(done.retryAfterSeconds), form), wait: done }
    return { answer: refused(vatCopy.problems[done.problem], form), status: done.problem === 'no_rate' ? 409 : 400 }
  },
})
