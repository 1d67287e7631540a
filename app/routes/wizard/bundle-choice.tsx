// The offers as radio cards in the form that puts one of them into the cart; the cheapest stands chosen.
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { problemCopy } from '#app/copy/wizard.ts'
import { resultsCopy as copy, type Usage } from '#app/copy/wizard-results.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { formatEuro } from '#shop/values/money.ts'
import { AddressForm, tripFields } from './address-form.tsx'
import { addFormId, BundleCard } from './bundle-card.tsx'
import { CompareTable } from './compare-table.tsx'
import { offerFor } from './offer-figures.ts'
import type { PricedOffer } from './read-wizard.ts'
import { UsageSwitch } from './usage-switch.tsx'
import { useAddToCart } from './use-add-to-cart.ts'
import type { WizardState } from './use-wizard.ts'

const SHOWN_AT_FIRST = 3
const MORE_FORM = 'more-offers'

export function BundleChoice(props: { wizard: WizardState; offers: PricedOffer[]; days: number; children: ReactNode }) {
  const { wizard, offers, days, children } = props
  const chosen = offers.find((offer) => offer.bundleId === wizard.bundleId) ?? offers[0]
  const [isMore, setMore] = useState(wizard.isAllShown)
  const { add, addingId, problem } = useAddToCart(wizard)
  const [usage, setUsage] = useState<Usage | null>(null)
  const right = usage && offerFor(usage, offers, days)
  const toast = useToast()
  const group = useRef<HTMLFieldSetElement>(null)

  // What is chosen or pointed at is never hidden: a hidden card would not be sent with the form.
  const isInShort = (offer: PricedOffer, at: number) => at < SHOWN_AT_FIRST || offer === chosen || offer === right
  const shown = isMore ? offers : offers.filter(isInShort)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const bundleId = new FormData(event.currentTarget).get('bundleId')
    if (typeof bundleId === 'string') return add(bundleId)
    toast.show({ title: problemCopy.no_bundle.title, description: problemCopy.no_bundle.text, tone: 'destructive' })
  }
  // The first of the cards that just appeared takes the focus, so that the keyboard goes on from there.
  const showMore = () => {
    const firstHidden = offers.findIndex((offer) => !shown.includes(offer))
    flushSync(() => setMore(!isMore))
    if (firstHidden >= 0) group.current?.querySelectorAll<HTMLInputElement>('input[type=radio]')[firstHidden]?.focus()
  }

  return (
    <>
      <AddressForm wizard={wizard} id={MORE_FORM} />
      <form method="post" action="/cart" onSubmit={submit}>
        {/* Inside the form, so that the bar with the button can stay in sight from the top of the step on. */}
        {children}
        <CartFields wizard={wizard} />
        <UsageSwitch usage={usage} offer={right} onChange={setUsage} />
        <fieldset ref={group} className="mt-4">
          <legend className="sr-only">{copy.bundleGroup}</legend>
          <div className="grid gap-3">
            {shown.map((offer) => (
              <BundleCard
                key={offer.bundleId}
                {...{ wizard, offer, days }}
                badge={usage && offer === right ? copy.rightFor(usage.label) : null}
                isChosen={offer === chosen}
                isAdding={offer.bundleId === addingId}
                onAdd={add}
              />
            ))}
          </div>
        </fieldset>
        {offers.length > SHOWN_AT_FIRST && (
          <button
            type="submit"
            form={MORE_FORM}
            name="more"
            value={isMore ? '' : '1'}
            aria-expanded={isMore}
            className="button button-quiet button-wide mt-3"
            onClick={(event) => {
              event.preventDefault()
              showMore()
            }}
          >
            {isMore ? copy.showLess : copy.showMore(offers.length - shown.length)}
            <Icon name="chevron-down" className={isMore ? 'rotate-180' : ''} />
          </button>
        )}
        <CompareTable {...{ wizard, offers, days }} chosenId={chosen?.bundleId} />
        {problem && (
          <p role="alert" className="mt-3 font-semibold text-danger">
            {problem}
          </p>
        )}
        <GoBar offer={chosen} isAdding={addingId !== null} />
      </form>
      {shown.map(({ bundleId }) => (
        <form key={bundleId} method="post" action="/cart" id={addFormId(bundleId)} hidden>
          <CartFields wizard={wizard} />
          <input type="hidden" name="bundleId" value={bundleId} />
        </form>
      ))}
    </>
  )
}

function CartFields({ wizard }: { wizard: WizardState }) {
  const fields = [['intent', 'add'], ...tripFields(wizard)] as const
  return fields.map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />)
}

function GoBar({ offer, isAdding }: { offer: PricedOffer | undefined; isAdding: boolean }) {
  return (
    <div className="action-bar sticky bottom-0 z-20 -mx-(--gutter) mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-page px-(--gutter) py-3 md:static md:mx-0 md:border-0 md:bg-transparent md:p-0">
      {offer && (
        <p className="figures text-sm text-muted md:hidden">
          {offer.name} · <strong className="text-lg text-body">{formatEuro(offer.totalCents)}</strong> {copy.inclTax}
        </p>
      )}
      <button
        type="submit"
        className="button button-primary button-wide min-h-14 sm:text-lg"
        aria-disabled={isAdding || undefined}
      >
        {isAdding ? copy.adding : copy.go}
        {!isAdding && <Icon name="arrow-right" />}
      </button>
      <output className="sr-only">{isAdding ? copy.adding : ''}</output>
    </div>
  )
}
