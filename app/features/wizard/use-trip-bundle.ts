// The bundle that the results will select, for the trip as it stands: from the page if it was opened with this trip, or
// else asked for. One question at a time, and the newest trip next, so that quick taps don't ask for each day.
import { pathHere } from '#app/language/address.ts'
import { href } from 'react-router'
import { useEffect, useRef, useState } from 'react'
import type { Trip } from '#shop/catalogue/trip/trip.ts'
import { writeTrip } from '#shop/catalogue/trip/trip-address.ts'
import type { TripBundle, WizardData } from './read-wizard.ts'

type Answer = { asked: string; tripBundle: TripBundle | null }

/** Null while it isn't known. */
export function useTripBundle(data: WizardData, trip: Trip): TripBundle | null {
  const isComplete = trip.destinations.length > 0 && trip.arrival !== null && trip.departure !== null
  const wanted = isComplete ? writeTrip(trip).toString() : null
  const [answer, setAnswer] = useState<Answer | null>(null)
  const newest = useRef<string | null>(null)
  const isAsking = useRef(false)
  const opened = data.tripBundle && { asked: writeTrip(data.trip).toString(), tripBundle: data.tripBundle }
  const known = [opened, answer].find((each) => each !== null && each.asked === wanted)
  const missing = known ? null : wanted

  useEffect(() => {
    newest.current = missing
    if (missing === null || isAsking.current) return
    isAsking.current = true
    const answerAll = async () => {
      let asked: string | null = missing
      while (asked !== null) {
        const tripBundle: TripBundle | null = await ask(asked).catch(() => null)
        setAnswer({ asked, tripBundle })
        asked = newest.current === asked ? null : newest.current
      }
      isAsking.current = false
    }
    void answerAll()
  }, [missing])

  return known?.tripBundle ?? null
}

async function ask(trip: string): Promise<TripBundle | null> {
  const response = await fetch(`${pathHere(href('/api/trip-bundle'))}?${trip}`, {
    headers: { accept: 'application/json' },
  })
  return response.ok ? await response.json() : null
}
