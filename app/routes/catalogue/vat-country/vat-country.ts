// POST /vat-country: the visitor says where they live; prices follow.
import { redirect, href } from 'react-router'
import { everybody, formAction } from '#app/http/form-action.ts'
import { localPath } from '#app/session/local-path.ts'
import { writeChosenCountry } from '#app/session/visitor.ts'
import { isCountryCode } from '#values/country/country.ts'

export const action = formAction({
  who: everybody,
  async run({ context, form }) {
    const wanted = form.get('country')
    const chosen = wanted === 'outside-eu' || isCountryCode(wanted) ? wanted : null
    const headers = new Headers({ 'set-cookie': await writeChosenCountry(chosen, context) })
    return { to: localPath(form.get('back')), headers }
  },
})

export const loader = () => redirect(href('/'))
