// Choosing an option of the search: the trip that follows and the sentence that says so.
import { destinationsCopy as copy } from '#app/copy/catalogue/wizard.ts'
import { toggleDestinations, toggleZone, type Trip } from '#shop/catalogue/trip/trip.ts'
import type { DestinationOption } from './destinations/destination-options.ts'
import type { WizardState } from './use-wizard.ts'

export function tripWithOption(
  { kind, value, name, isSelected }: DestinationOption,
  { trip, catalogue }: WizardState,
): { trip: Trip; said: string } {
  const zone = catalogue.zones.find((each) => kind === 'zone' && each.name === value)
  const next = zone ? toggleZone(trip, zone) : toggleDestinations(trip, value.split(','))
  const say = isSelected ? copy.removed : copy.added
  return { trip: next, said: say(name, next.destinations.length) }
}
