// POST /vat-country: the visitor says where they live; prices follow.
import { redirect } from 'react-router'
import { localPath } from '#app/session/local-path.ts'
import { readForm } from '#app/session/read-form.ts'
import { writeChosenCountry } from '#app/session/visitor.ts'
import { isCountryCode } from '#shop/values/country.ts'
import type { Route } from './+types/vat-country.ts'

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const wanted = form.get('country')
  const chosen = wanted === 'outside-eu' || isCountryCode(wanted) ? wanted : null
  return redirect(localPath(form.get('back')), {
    status: 303,
    headers: { 'set-cookie': await writeChosenCountry(chosen, context) },
  })
}

export const loader = () => redirect('/')
