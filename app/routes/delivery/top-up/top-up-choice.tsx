import { sizeLabel, formatEuro, zoneName } from '#app/language/formats.ts'
import { useNavigation, href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { topUpCopy as copy } from '#app/copy/delivery/top-up.ts'
import { ChosenCurrencyNote } from '#app/features/currency/currency-note.tsx'
import { NearPrice } from '#app/features/currency/near-price.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { withEnglishNames } from '#app/ui/zone-name.tsx'
import { topUpLink } from '#shop/sales/esim/top-up-link.ts'
import { isTotal } from '#values/data-allowance.ts'
import type { TopUpOffer } from '#shop/sales/checkout/view-top-up.ts'
import type { ShownTopUp } from './read-top-up.ts'

// The bundles of the eSIM's zone as radio cards; the price is the largest figure of each.
export function TopUpChoice({ topUp }: { topUp: ShownTopUp }) {
  const isGoing = useNavigation().formMethod === 'POST'
  if (topUp.offers.length === 0) {
    return (
      <section className="card top-up-card">
        <p>{copy.none}</p>
        <p>
          <LinkButton to={`${href('/')}#bundle-selector`}>{copy.buy}</LinkButton>
        </p>
      </section>
    )
  }
  return (
    <Form method="post" action={topUpLink('', topUp.sealed)} className="card top-up-card">
      <h2 className="text-lg md:text-2xl">{copy.offers}</h2>
      <fieldset className="grid gap-1.5 md:gap-3">
        <legend className="sr-only">{copy.group}</legend>
        {topUp.offers.map((offer) => (
          <Offer
            key={offer.bundleId}
            offer={offer}
            vatBasisPoints={topUp.vatBasisPoints}
            isChosen={offer.bundleId === topUp.chosenId}
          />
        ))}
      </fieldset>
      <ChosenCurrencyNote />
      {topUp.replacesCart && <p className="text-muted">{copy.replaces}</p>}
      <div className="card-bar">
        <Button type="submit" isWide pending={isGoing} pendingText={copy.going}>
          {copy.go}
          <Icon name="arrow-right" />
        </Button>
      </div>
    </Form>
  )
}

function Offer(props: { offer: TopUpOffer; vatBasisPoints: number; isChosen: boolean }) {
  const { offer, vatBasisPoints, isChosen } = props
  const size = sizeLabel(offer)
  const id = `top-up-${offer.bundleId}`
  return (
    <label htmlFor={id} className="top-up-offer">
      <input
        id={id}
        type="radio"
        name="bundleId"
        value={offer.bundleId}
        defaultChecked={isChosen}
        required
        className="mt-0.5 size-5 accent-solid md:mt-1.5"
      />
      <span className="font-bold md:text-lg">{withEnglishNames(copy.offer(zoneName(offer.place), size))}</span>
      <span className="top-up-adds text-muted max-md:text-sm">
        {isTotal(offer) ? copy.adds(size, offer.days) : copy.addsDays(offer.days)}
      </span>
      <span className="top-up-price figures">
        <span className="display block text-xl md:text-3xl">{formatEuro(offer.totalCents)}</span>
        <NearPrice cents={offer.totalCents} />
        <span className="block text-sm text-muted">{priceTaxCopy.note(vatBasisPoints)}</span>
      </span>
      <span className="top-up-excl text-sm text-muted">{copy.exclTax(offer.priceCents, vatBasisPoints)}</span>
    </label>
  )
}
