// Step 3: the trip in short, the bundles that fit it, and the way to the payment.
import { href } from 'react-router'
import { plansCopy } from '#app/copy/catalogue/wizard-plans.ts'
import { resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import { pathHere } from '#app/language/address.ts'
import { TopUpHintNote } from '#app/features/top-up-hint/top-up-hint-note.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { AddressForm } from '../address-form.tsx'
import { BundleChoice } from './bundle-choice.tsx'
import { NoBundles } from './no-bundles.tsx'
import type { OfferResults, WizardResults } from '../read-wizard.ts'
import { chosenOf } from './chosen-offer.ts'
import { TripPass } from '../pass/trip-pass.tsx'
import { TripSummary } from '../pass/trip-summary.tsx'
import type { WizardState } from '../use-wizard.ts'

const EDIT_FORM = 'edit-trip'

export function ResultsStep({ wizard, results }: { wizard: WizardState; results: WizardResults }) {
  return (
    <>
      <AddressForm wizard={wizard} id={EDIT_FORM} />
      {results.kind === 'none' ? (
        <>
          <TripSummary wizard={wizard} days={results.days} />
          <NoBundles wizard={wizard} results={results} />
        </>
      ) : (
        <>
          <BundleChoice wizard={wizard} results={results}>
            <TripSummary wizard={wizard} days={results.days} />
            {results.isLongerThanStandard && <LongerThanStandard results={results} />}
            {results.hint && <TopUpHintNote hint={results.hint} />}
          </BundleChoice>
          <Features />
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <EditButton wizard={wizard} step="dates">
          {copy.editDates}
        </EditButton>
        <EditButton wizard={wizard} step="destinations">
          {copy.editDestinations}
        </EditButton>
      </div>
    </>
  )
}

/** The Pass with what is selected. */
export function ResultsPass({ wizard, results }: { wizard: WizardState; results: OfferResults }) {
  return <TripPass wizard={wizard} offer={chosenOf(results, wizard.trip, wizard.bundleId)?.whole ?? null} />
}

// Nothing here lasts long enough; the plans below say how to combine several, as far as they reach.
function LongerThanStandard({ results }: { results: OfferResults }) {
  const { plans, offers } = results
  const isOneEsim = plans.length > 0 && plans.every(({ parts }) => parts.slice(1).every(({ isTopUp }) => isTopUp))
  return (
    <div className="mt-2 rounded-card border border-line bg-surface px-4 py-1 text-sm sm:py-2 shadow-sm">
      <p className="font-semibold">{copy.longer}</p>
      {isOneEsim && <p className="max-sm:sr-only">{copy.longerHow}</p>}
      {plans.length === 0 && (
        <p className="mt-1">
          {plansCopy.limit(Math.max(...offers.map(({ validityDays }) => validityDays)))}{' '}
          <a href={pathHere(href('/support'))} className="link inline-block min-h-8 content-center">
            {plansCopy.ask}
          </a>
        </p>
      )}
    </div>
  )
}

function Features() {
  return (
    <ul className="mt-6 grid gap-x-6 gap-y-2 sm:grid-cols-2">
      {copy.features.map((feature) => (
        <li key={feature} className="flex items-center gap-2 font-semibold">
          <Icon name="check" size={18} className="text-success" />
          {feature}
        </li>
      ))}
    </ul>
  )
}

function EditButton(props: { wizard: WizardState; step: 'dates' | 'destinations'; children: string }) {
  const { wizard, step, children } = props
  return (
    <button
      type="submit"
      form={EDIT_FORM}
      name="step"
      value={step}
      className="button button-secondary"
      onClick={(event) => {
        event.preventDefault()
        wizard.goTo(step)
      }}
    >
      <Icon name="pencil" size={18} />
      {children}
    </button>
  )
}
