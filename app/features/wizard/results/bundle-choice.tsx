// Three sizes side by side in the form that puts one of them into the cart; on request all bundles as a table.
import { pathHere } from '#app/language/address.ts'
import { formatEuro, offerName } from '#app/language/formats.ts'
import { href } from 'react-router'
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { wizardProblems } from '#app/copy/catalogue/wizard.ts'
import { CurrencyNote } from '#app/features/currency/currency-note.tsx'
import { edgesCopy } from '#app/copy/catalogue/wizard-edges.ts'
import { resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import { SHOWN_FIRST } from '#shop/catalogue/trip/recommend-offers.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { AddressForm } from '../address-form.tsx'
import { AllPlans } from './all-plans.tsx'
import { AddForms, CartFields } from './add-forms.tsx'
import { BundleColumn } from './bundle-column.tsx'
import { BundleDetails } from './bundle-details.tsx'
import { TravelersChoice } from './travelers-choice.tsx'
import { choiceName, chosenOf, wholeOf } from './chosen-offer.ts'
import { EdgeNote } from '../edge-note.tsx'
import { GoBar } from '../go-bar.tsx'
import { passFacts } from '../pass/pass-facts.ts'
import type { OfferResults } from '../read-wizard.ts'
import { firstChoices, firstWithChosen, moreThan, type ShownOffer } from './shown-offers.ts'
import { PlansBelow } from './plans-below.tsx'
import { firstOf, forWholeTrip, startsOf } from './trip-plans.tsx'
import { useAddToCart } from '../use-add-to-cart.ts'
import { withLength } from '../wizard-address.ts'
import type { WizardState } from '../use-wizard.ts'

const MORE_FORM = 'more-offers'
const TRAVELERS_FORM = 'travelers'
const COLUMNS = ['', '', 'grid-cols-2', 'grid-cols-3']

export function BundleChoice(props: { wizard: WizardState; results: OfferResults; children: ReactNode }) {
  const { wizard, results, children } = props
  const { offers, days, plans } = results
  const { trip } = wizard
  const forOffer = forWholeTrip(results, trip)
  const chosen = chosenOf(results, trip, wizard.bundleId)
  const pass = passFacts(trip, wizard.catalogue, chosen?.whole ?? null)
  const shown = firstWithChosen(firstChoices(results, trip), chosen)
  const isChosen = ({ offer, plan }: ShownOffer) => offer === chosen?.offer && plan === chosen.plan
  const purchaseOf = ({ offer, plan }: Pick<ShownOffer, 'offer' | 'plan'>) =>
    (plan && firstOf(plan, trip)) ?? { bundleId: offer.bundleId, ...forOffer(offer) }
  const more = moreThan(shown, results)
  const [isMore, setMore] = useState(wizard.isAllShown)
  const { add, addingId, problem } = useAddToCart()
  const toast = useToast()
  const group = useRef<HTMLFieldSetElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const choose = (bundleId: string) => {
    const offer = offers.find((each) => each.bundleId === bundleId)
    wizard.chooseBundle(bundleId, offer && copy.chosen(offerName(offer), formatEuro(offer.totalCents)))
  }
  const chooseSize = (size: ShownOffer) => {
    const whole = wholeOf(size, days)
    wizard.chooseBundle(choiceName(size), copy.chosen(offerName(whole), formatEuro(whole.totalCents), size.usages))
  }
  useEarlyChoice(group, chosen ? choiceName(chosen) : undefined, (name) => wizard.chooseBundle(name))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (chosen) return add(purchaseOf(chosen))
    toast.show({
      title: wizardProblems.no_bundle.title,
      description: wizardProblems.no_bundle.text,
      tone: 'destructive',
    })
  }
  // The press shows before the table, which may be long. Then its first bundle gets the focus, so that the keyboard
  // continues there.
  const isListed = useDeferredValue(isMore)
  const wasListed = useRef(isListed)
  useEffect(() => {
    if (isListed && !wasListed.current) table.current?.querySelector('a')?.focus()
    wasListed.current = isListed
  }, [isListed])
  const details = shown.find(isChosen)
  const listed = isListed ? offers.map((offer) => ({ offer, plan: null })) : shown

  return (
    <>
      <AddressForm wizard={wizard} id={MORE_FORM} />
      <AddressForm wizard={wizard} id={TRAVELERS_FORM} without={['travelers']} />
      <form method="post" action={pathHere(href('/cart'))} onSubmit={submit} data-discover="true">
        {/* Inside the form, so that the bar with the button can stay in sight from the top of the step on. */}
        {children}
        <CartFields {...(chosen && !chosen.plan ? forOffer(chosen.offer) : { trip })} />
        <fieldset ref={group} className="mt-3 min-w-0">
          <legend className="sr-only">{copy.usage}</legend>
          <div className={`grid gap-2 sm:gap-3 ${COLUMNS[Math.min(shown.length, SHOWN_FIRST)] ?? ''}`}>
            {shown.map((each) => (
              <BundleColumn
                key={choiceName(each)}
                shown={each}
                {...{ days }}
                purchase={purchaseOf(each)}
                isChosen={isChosen(each)}
                isAdding={each.offer.bundleId === addingId}
                onChoose={chooseSize}
                onAdd={add}
              />
            ))}
          </div>
        </fieldset>
        <TravelersChoice wizard={wizard} form={TRAVELERS_FORM} />
        <CurrencyNote />
        {details && <BundleDetails {...{ wizard, results }} shown={details} onChoose={choose} />}
        <PlansBelow {...{ wizard, results, addingId }} form={TRAVELERS_FORM} onAdd={add} />
        {more > 0 && (
          <button
            type="submit"
            form={MORE_FORM}
            name="more"
            value={isMore ? '' : '1'}
            aria-expanded={isMore}
            className="button button-quiet button-wide mt-2"
            onClick={(event) => {
              event.preventDefault()
              setMore(!isMore)
            }}
          >
            {isMore ? copy.showLess : copy.showMore(more)}
            <Icon name="chevron-down" className={isMore ? 'rotate-180' : ''} />
          </button>
        )}
        {isListed && (
          <div ref={table}>
            <AllPlans
              {...{ wizard, results, addingId, forOffer }}
              chosenId={chosen?.plan ? undefined : chosen?.offer.bundleId}
              onChoose={choose}
              onAdd={add}
            />
          </div>
        )}
        {problem && (
          <p role="alert" className="mt-3 font-semibold text-danger">
            {problem}
          </p>
        )}
        <GoBar
          name={`${pass.name} · ${pass.data}`}
          {...{ chosen, trip }}
          vatBasisPoints={wizard.catalogue.vatBasisPoints}
          isAdding={addingId !== null}
        >
          {chosen && !chosen.plan && chosen.offer.bundleId === results.preselectedId && (
            <EdgeNote
              {...{ days, trip }}
              offer={chosen.offer}
              vatBasisPoints={wizard.catalogue.vatBasisPoints}
              edges={results.edges}
              form={MORE_FORM}
              onLength={(length) => wizard.changeTrip(withLength(wizard.trip, length), edgesCopy.changed(length))}
            />
          )}
        </GoBar>
      </form>
      <AddForms purchases={[...listed.map(purchaseOf), ...startsOf(plans, trip)]} />
    </>
  )
}

/** A choice made before the script ran counts: whatever is checked on the page, until React renders it once more. */
function useEarlyChoice(
  group: React.RefObject<HTMLFieldSetElement | null>,
  chosenId: string | undefined,
  choose: (bundleId: string) => void,
) {
  const early = useRef({ chosenId, choose })
  useLayoutEffect(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input[name=bundleId]:checked')?.value
    if (checked && checked !== early.current.chosenId) early.current.choose(checked)
  }, [group])
}
