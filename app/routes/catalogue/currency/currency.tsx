// /currency: in which currency a visitor reads approximate prices beside those in euros.
import { href, redirect } from 'react-router'
import { currencyCopy as copy } from '#app/copy/catalogue/currency.ts'
import { currentLanguage } from '#app/language/current-language.ts'
import { Form } from '#app/forms/form.tsx'
import { everybody, formAction } from '#app/http/form-action.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { localPath } from '#app/session/local-path.ts'
import { shopContext } from '#app/session/request-context.ts'
import { visitorCurrency, writeCurrency } from '#app/session/visitor-currency.ts'
import { Button } from '#app/ui/button.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import '#app/ui/page.css'
import type { Route } from './+types/currency.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const currencies = await context.get(shopContext).prices.viewCurrencies()
  if (currencies.length === 0) throw redirect(href('/'))
  const { currency } = await visitorCurrency(request, context)
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'currency' })
  return {
    choices: currencies.map(({ code }) => [code, `${code} · ${names.of(code) ?? code}`] as const),
    chosen: currency?.code ?? '',
    back: localPath(url.searchParams.get('back')),
  }
}

export const action = formAction({
  who: everybody,
  async run({ context, form }) {
    const wanted = form.get('currency')
    const known = (await context.get(shopContext).prices.viewCurrencies()).find(({ code }) => code === wanted)
    const headers = new Headers({ 'set-cookie': await writeCurrency(known?.code ?? null, context) })
    return { to: localPath(form.get('back')), headers }
  },
})

export default function Currency({ loaderData: { choices, chosen, back } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={copy.title} description={copy.lead} isPrivate />
      <PageTop title={copy.title} lead={copy.lead} />
      <div className="wrap py-8 md:py-12">
        <Form method="post" className="panel grid max-w-xl gap-5 p-6">
          <input type="hidden" name="back" value={back} />
          <SelectField
            name="currency"
            label={copy.label}
            defaultValue={chosen}
            options={[['', copy.none], ...choices]}
          />
          <div>
            <Button type="submit">{copy.save}</Button>
          </div>
        </Form>
      </div>
    </>
  )
}
