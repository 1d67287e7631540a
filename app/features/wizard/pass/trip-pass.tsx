// The Pass beside the wizard, filled with what is known so far.
import { Pass } from '#app/ui/pass.tsx'
import { passFacts } from './pass-facts.ts'
import type { PricedOffer } from '../read-wizard.ts'
import type { WizardState } from '../use-wizard.ts'

export function TripPass({ wizard, offer }: { wizard: WizardState; offer: PricedOffer | null }) {
  const { trip, catalogue } = wizard
  const facts = passFacts(trip, catalogue, offer)
  return (
    <div className="sticky top-24">
      <Pass {...facts} isTravelling={facts.bundleId !== null} />
    </div>
  )
}
