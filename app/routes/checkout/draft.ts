// POST /checkout/draft: the page with script keeps what is typed while it is typed, so that a reload loses nothing.
import { readForm } from '#app/session/read-form.ts'
import { keepDraft } from '#app/features/checkout/checkout-draft.ts'
import { typedValues } from '#app/features/checkout/checkout-form.ts'
import type { Route } from './+types/draft.ts'

export const loader = () => new Response(null, { status: 405, headers: { allow: 'POST' } })

export async function action({ request, context }: Route.ActionArgs) {
  await keepDraft(typedValues(await readForm(request)), context)
  return new Response(null, { status: 204 })
}
