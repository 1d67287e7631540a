// Which bundle a buyer takes instead of their money, and for which countries.
import { useId, type ReactNode } from 'react'
import { href, Link } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { cancelCopy } from '#app/copy/support/cancel.ts'
import { swapCopy as copy } from '#app/copy/support/swap.ts'
import { Form } from '#app/forms/form.tsx'
import { countryName, formatDay, sizeWords, zoneName } from '#app/language/formats.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { FieldError } from '#app/ui/text-field.tsx'
import { withEnglishNames } from '#app/ui/zone-name.tsx'
import type { SwapOffer } from '#shop/support/cancellation/choose-instead.ts'
import type { DateOnly } from '#values/date.ts'
import { choiceOf, SAME, type SwapPage } from './swap-choice.ts'

type Props = {
  swap: SwapPage
  reference: string
  /** Where the form is sent. */
  path: string
  lastDay: DateOnly
  chosen: string
  error: string | undefined
  /** The reason, and what sends the code. */
  children: ReactNode
}

export function SwapForm({ swap, reference, path, lastDay, chosen, error, children }: Props) {
  const errorId = useId()
  const same = [SAME, copy.sameCountries(swap.places)] as const
  return (
    <>
      <section className="panel grid grid-cols-1 gap-5 p-6">
        <h2 className="text-2xl">{copy.heading}</h2>
        <p>
          {(swap.isPart ? copy.left : copy.paid)(swap.leftCents)} {copy.how}
        </p>
        <p>{cancelCopy.offer.until(formatDay(lastDay))}</p>
        <p className="text-muted">{cancelCopy.offer.keepsCodes}</p>
        <Form method="get" action={href('/order/cancel')} className="grid gap-3">
          <input type="hidden" name="reference" value={reference} />
          <SelectField
            key={swap.to}
            name="instead"
            label={copy.country}
            defaultValue={swap.to ?? SAME}
            options={[same, ...swap.countries.map((code) => [code, countryName(code)] as const)]}
          />
          <div>
            <Button type="submit" look="secondary">
              {copy.show}
            </Button>
          </div>
        </Form>
      </section>
      {swap.offers.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <Form method="post" action={path} noValidate className="panel grid grid-cols-1 gap-5 p-6">
          <fieldset className="grid gap-2" aria-describedby={error ? errorId : undefined}>
            <legend className="mb-2 font-semibold">{copy.group}</legend>
            {swap.offers.map((offer) => (
              <label
                key={offer.bundleId}
                className="flex flex-wrap items-baseline gap-3 rounded-card border border-line p-4"
              >
                <input
                  type="radio"
                  name="choice"
                  value={choiceOf(offer)}
                  defaultChecked={choiceOf(offer) === chosen}
                  required
                  className="size-5 accent-solid"
                />
                <Offered offer={offer} />
              </label>
            ))}
            {error && <FieldError id={errorId}>{error}</FieldError>}
          </fieldset>
          {children}
        </Form>
      )}
      <p>
        <Link to={withQuery(href('/order/cancel'), { reference })} className="link">
          {copy.money}
        </Link>
      </p>
    </>
  )
}

function Offered({ offer: { zone, data, days, differenceCents } }: { offer: SwapOffer }) {
  return (
    <>
      <span className="min-w-0 flex-1 font-semibold">
        {withEnglishNames(copy.offer(zoneName(zone), sizeWords(data), days))}
      </span>
      <span className="figures whitespace-nowrap">{differenceText(differenceCents)}</span>
    </>
  )
}

function differenceText(cents: number): string {
  if (cents === 0) return copy.equal
  return cents < 0 ? copy.less(-cents) : copy.more(cents)
}
