// The bundles in the cart, what each of them costs, and the way to the checkout.
import { useEffect, useState } from 'react'
import { tripName, tripTitle } from '#app/language/trip-name.ts'
import { formatEuro, salesTaxText, zoneName } from '#app/language/formats.ts'
import { href } from 'react-router'
import { cartCopy as copy } from '#app/copy/catalogue/cart.ts'
import { partyCopy } from '#app/copy/sales/party.ts'
import { Form } from '#app/forms/form.tsx'
import { askShop } from '#app/session/ask-shop.ts'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { ChosenCurrencyNote } from '#app/features/currency/currency-note.tsx'
import { NearPrice } from '#app/features/currency/near-price.tsx'
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import type { InsteadHint } from '#app/features/top-up-hint/read-top-up-hint.ts'
import { TopUpHintNote } from '#app/features/top-up-hint/top-up-hint-note.tsx'
import { TravelersStepper } from '#app/features/travelers/travelers-stepper.tsx'
import type { CartItem } from '#app/session/shell-data.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { withEnglishNames } from '#app/ui/zone-name.tsx'
import { Pass } from '#app/ui/pass.tsx'
import { writeTrip } from '#shop/catalogue/trip/trip-address.ts'

type FilledCartProps = { cart: CartItem[]; isOpen: boolean; onLeave: () => void }

export function FilledCart({ cart, isOpen, onLeave }: FilledCartProps) {
  const hint = useTopUpHint(cart, isOpen)
  const totalCents = cart.reduce((sum, item) => sum + item.totalCents, 0)
  return (
    <div className="grid gap-5">
      <ul className="grid gap-6">
        {cart.map((item) => (
          <li key={item.bundleId} className={`grid gap-3 ${item.isTopUp ? 'pass-undated' : ''}`}>
            <CartLine item={item} />
            {!item.isTopUp && !item.isPlanned && <Travelers travelers={item.travelers ?? 1} />}
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <LinkButton to={changeAddress(item)} look="quiet" isSmall className="-ms-3.5" onClick={onLeave}>
                <Icon name="pencil" size={16} />
                {item.isTopUp ? topUpCopy.cart.change : copy.change}
              </LinkButton>
              {cart.length > 1 && <RemoveButton item={item} />}
            </div>
          </li>
        ))}
      </ul>
      <p className="figures flex items-baseline justify-between border-t border-line pt-4 text-xl font-bold">
        <span>{copy.total}</span>
        <span className="text-end">
          <span className="display text-3xl">{formatEuro(totalCents)}</span>
          <NearPrice cents={totalCents} />
        </span>
      </p>
      <ChosenCurrencyNote onLeave={onLeave} />
      <LinkButton to={href('/checkout')} look="deco" isWide onClick={onLeave}>
        {copy.checkout}
      </LinkButton>
      {hint && <TopUpHintNote hint={hint} onLeave={onLeave} />}
    </div>
  )
}

/** Asked each time the cart is opened; what was told for another cart is not shown. */
function useTopUpHint([item]: CartItem[], isOpen: boolean): InsteadHint | null {
  const wanted = item && !item.isTopUp ? `${item.bundleId}?${writeTrip(item).toString()}` : null
  const [told, setTold] = useState<{ of: string; hint: InsteadHint | null } | null>(null)
  useEffect(() => {
    if (!isOpen || wanted === null) return
    void askShop<InsteadHint>(href('/cart/hint')).then((hint) => setTold({ of: wanted, hint }))
  }, [isOpen, wanted])
  return told?.of === wanted ? told.hint : null
}

function CartLine({ item }: { item: CartItem }) {
  return (
    <>
      <Pass
        size="mini"
        name={tripName(item)}
        zone={item.zone}
        data={item.data}
        days={item.days}
        arrival={item.arrival}
        departure={item.departure}
        countries={item.destinations}
        bundleId={item.bundleId}
      />
      <div className="figures grid gap-1">
        <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span>
            {withEnglishNames(
              item.isTopUp
                ? topUpCopy.cart.line(zoneName(item.zone), item.data, item.days)
                : `${timesOf(item)}${zoneName(item.zone)}, ${copy.line(item.data, item.days)}`,
            )}
          </span>
          <span>{formatEuro(item.priceCents)}</span>
        </p>
        <p className="flex justify-between gap-4 text-muted">
          <span>{salesTaxText(item.taxBasisPoints)}</span>
          <span>{formatEuro(item.taxCents)}</span>
        </p>
        <p className="flex justify-between gap-4 font-semibold">
          <span>{copy.lineTotal}</span>
          <span>{formatEuro(item.totalCents)}</span>
        </p>
      </div>
    </>
  )
}

const timesOf = ({ travelers = 1 }: CartItem): string => (travelers > 1 ? `${travelers} × ` : '')

function Travelers({ travelers }: { travelers: number }) {
  const fetcher = useFetcher()
  const asked = Number(fetcher.formData?.get('travelers') ?? travelers)
  return (
    <Form fetcher={fetcher} method="post" action={href('/cart')} className="flex items-center gap-3">
      <input type="hidden" name="intent" value="travelers" />
      <span className="flex-1 font-semibold">{partyCopy.checkout.heading}</span>
      <TravelersStepper travelers={asked} button={(to) => ({ name: 'travelers', value: to })} />
    </Form>
  )
}

function RemoveButton({ item }: { item: CartItem }) {
  const fetcher = useFetcher()
  return (
    <Form fetcher={fetcher} method="post" action={href('/cart')}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="bundleId" value={item.bundleId} />
      <Button
        type="submit"
        look="quiet"
        isSmall
        pending={fetcher.state !== 'idle'}
        aria-label={copy.remove(tripTitle(item))}
      >
        <Icon name="trash" size={16} />
        {copy.removeShort}
      </Button>
    </Form>
  )
}

function changeAddress({ destinations, arrival, departure, travelers, isTopUp }: CartItem): string {
  // The page of top-ups knows from the cart which eSIM is meant.
  if (isTopUp) return href('/top-up')
  return `${href('/')}?${writeTrip({ destinations, arrival, departure, travelers }).toString()}#bundle-selector`
}
