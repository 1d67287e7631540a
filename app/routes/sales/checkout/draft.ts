// POST /checkout/draft: the page with script keeps what is typed while it is typed, so that a reload loses nothing.
import { keepDraft } from '#app/features/checkout/checkout-draft.ts'
import { typedCheckoutValues } from '#app/features/checkout/checkout-form.ts'
import { everybody, formAction } from '#app/http/form-action.ts'

export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

export const action = formAction({
  who: everybody,
  async run({ context, form }) {
    await keepDraft(typedCheckoutValues(form), context)
    return { isSilent: true }
  },
})
