// Loads the search over all names and aliases when somebody turns to the search box, not before.
import { startTransition, useEffect, useMemo, useState } from 'react'
import type { DestinationAnswer } from './destination-options.ts'
import type { WizardState } from '../use-wizard.ts'

type OptionsModule = typeof import('./destination-options.ts')

/** The answer to a query; null until the search has been loaded. */
export function useDestinationOptions(query: string, wizard: WizardState, isWanted: boolean): DestinationAnswer | null {
  const [loaded, setLoaded] = useState<OptionsModule | null>(null)
  useEffect(() => {
    // The list that stands then is long: whoever types meanwhile sees their letters first.
    if (isWanted && !loaded)
      void import('./destination-options.ts').then((found) => startTransition(() => setLoaded(found)))
  }, [isWanted, loaded])

  // What is suggested stays in place while somebody picks from it, or their next press would meet another country.
  const { catalogue, trip } = wizard
  const occasion = `${isWanted}/${query}`
  const [basis, setBasis] = useState({ occasion, trip })
  if (basis.occasion !== occasion) setBasis({ occasion, trip })

  return useMemo(
    () => (isWanted && loaded ? loaded.destinationOptions(query, catalogue, trip, basis.trip) : null),
    [isWanted, loaded, query, catalogue, trip, basis],
  )
}
