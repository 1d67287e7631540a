// The Pass beside the wizard, filled with what is known so far.
import { Pass } from '#app/ui/pass.tsx'
import { passFacts } from './pass-facts.ts'
import type { WizardResults } from '../read-wizard.ts'
import type { WizardState } from '../use-wizard.ts'

export function TripPass({ wizard, results }: { wizard: WizardState; results: WizardResults | null }) {
  const { trip, catalogue, step, bundleId } = wizard
  const facts = passFacts(trip, catalogue, step === 'results' ? results : null, bundleId)
  return (
    <div className="sticky top-24">
      <Pass {...facts} isTravelling={facts.bundleId !== null} />
    </div>
  )
}
