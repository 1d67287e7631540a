// /super-admin-dashboard/vat: the VAT rates of all countries, by their dates.
import { useActionData, useLoaderData, href } from 'react-router'
import { vatCopy as copy, vatCopy } from '#app/copy/office/coupons.ts'
import { Form } from '#app/forms/form.tsx'
import { readsAgain } from '#app/http/reads-again.ts'
import { countryChoices } from '#app/format/country-choices.ts'
import { dayText } from '#app/format/moment-text.ts'
import { may } from '#shop/people/account/rights.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/request-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { countryName, COUNTRY_CODES } from '#values/country/country.ts'
import { DeskPage } from './desk-page.tsx'
import type { Route } from './+types/vat.ts'
import './catalog.css'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { textOf, typedIn } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type FormResult } from '#app/http/form-action.ts'
import { readEuro } from '#values/money.ts'

// POST /super-admin-dashboard/vat: sets a rate from a day on, or withdraws a future one.

type VatAnswer = { error: string; typed: Record<string, string> }

const refused = (error: string, form?: FormData): VatAnswer => ({
  error,
  typed: form ? typedIn(form) : {},
})

export const action = formAction({
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

type Rate = { country: string; basisPoints: number; validFrom: string; by: string | null; reason: string | null }

const shown = ({ country, basisPoints, validFrom, by, reason }: Rate): Rate => ({
  country,
  basisPoints,
  validFrom,
  by,
  reason,
})

export async function loader({ context }: Route.LoaderArgs) {
  const maySet = may(guardedUser(context).type, 'owner')
  const shop = context.get(shopContext)
  const { countries, ahead } = await shop.prices.listVatRates()
  return {
    maySet,
    today: shop.today(),
    ahead: ahead.map(shown),
    countries: countries
      .map((each) => ({
        country: each.country,
        name: countryName(each.country),
        now: each.now && shown(each.now),
        past: each.past.map(shown),
        ahead: each.ahead.map(shown),
      }))
      .toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
  }
}

export const shouldRevalidate = readsAgain

type CountryRow = Awaited<ReturnType<typeof loader>>['countries'][number]

export default function Vat() {
  const { countries, ahead, today, maySet } = useLoaderData<typeof loader>()
  const answer = useActionData<VatAnswer>()
  return (
    <DeskPage title={copy.title} lead={copy.lead}>
      {ahead.length > 0 && (
        <Callout tone="warning" title={copy.aheadTitle}>
          <ul>
            {ahead.map((rate) => (
              <li key={`${rate.country} ${rate.validFrom}`}>
                {copy.ahead(countryName(rate.country), copy.rate(rate.basisPoints), dayText(rate.validFrom))}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {maySet && <SetForm answer={answer} today={today} count={ahead.length} />}
      <DataTable caption={copy.caption} columns={columnsOf(maySet)} rows={countries} keyOf={({ country }) => country} />
    </DeskPage>
  )
}

const CHOICES: [string, string][] = [['', '–'], ...countryChoices(COUNTRY_CODES)]

function SetForm({ answer, today, count }: { answer: VatAnswer | undefined; today: string; count: number }) {
  const words = copy.form
  const typed = (name: string) => answer?.typed[name] ?? ''
  return (
    <Disclosure title={words.heading} className="desk-card" open={answer !== undefined || undefined}>
      <p className="pb-4 text-muted">{words.text}</p>
      <Form
        key={count}
        method="post"
        action={href('/super-admin-dashboard/vat')}
        noValidate
        preventScrollReset
        className="grid gap-4"
      >
        <Refusal says={answer?.error} />
        <div className="desk-fields">
          <SelectField
            name="country"
            label={words.country}
            required
            options={CHOICES}
            defaultValue={typed('country')}
          />
          <TextField
            name="rate"
            label={words.rate}
            required
            inputMode="decimal"
            maxLength={6}
            defaultValue={typed('rate')}
          />
          <TextField name="from" type="date" label={words.from} required min={today} defaultValue={typed('from')} />
          <TextField
            name="reason"
            label={words.reason}
            hint={words.reasonHint}
            isOptional
            maxLength={300}
            defaultValue={typed('reason')}
          />
        </div>
        <div>
          <Button type="submit">{words.save}</Button>
        </div>
      </Form>
    </Disclosure>
  )
}

const dated = ({ basisPoints, validFrom }: Rate): string => copy.dated(copy.rate(basisPoints), dayText(validFrom))

const columnsOf = (maySet: boolean): Column<CountryRow>[] => [
  {
    name: 'country',
    heading: copy.columns.country,
    isRowHeader: true,
    cell: ({ name, now, ahead }) => {
      const reason = (now ?? ahead[0])?.reason
      return (
        <>
          {name}
          {reason && <span className="data-cell-more">{reason}</span>}
        </>
      )
    },
  },
  {
    name: 'now',
    heading: copy.columns.now,
    isNumber: true,
    cell: ({ now }) => (now ? copy.rate(now.basisPoints) : copy.none),
  },
  {
    name: 'since',
    heading: copy.columns.since,
    cell: ({ now }) => inOnePiece(now ? dayText(now.validFrom) : copy.none),
  },
  {
    name: 'before',
    heading: copy.columns.before,
    cell: ({ past }) => (past.length > 0 ? past.map(dated).join('; ') : copy.none),
  },
  {
    name: 'ahead',
    heading: copy.columns.ahead,
    cell: ({ ahead }) =>
      ahead.length === 0 ? copy.none : ahead.map((rate) => <Ahead key={rate.validFrom} rate={rate} maySet={maySet} />),
  },
  { name: 'by', heading: copy.columns.by, cell: ({ now }) => inOnePiece(now?.by ?? copy.house) },
]

/** The wide column of countries takes no room from these. */
const inOnePiece = (text: string) => <span className="whitespace-nowrap">{text}</span>

function Ahead({ rate, maySet }: { rate: Rate; maySet: boolean }) {
  if (!maySet) return <>{dated(rate)}</>
  return (
    <Form
      method="post"
      action={href('/super-admin-dashboard/vat')}
      preventScrollReset
      className="flex flex-wrap items-center gap-2"
    >
      <span>{dated(rate)}</span>
      <input type="hidden" name="intent" value="withdraw" />
      <input type="hidden" name="country" value={rate.country} />
      <input type="hidden" name="from" value={rate.validFrom} />
      <Button
        type="submit"
        look="quiet"
        isSmall
        aria-label={copy.withdrawOf(`${countryName(rate.country)}, ${dated(rate)}`)}
      >
        {copy.withdraw}
      </Button>
    </Form>
  )
}
