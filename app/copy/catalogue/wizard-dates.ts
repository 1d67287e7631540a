// What the wizard says while the dates are chosen.
import { counted } from '#values/counted.ts'

export const datesCopy = {
  arrival: 'Arrival date',
  departure: 'Departure date',
  calendar: 'Travel dates calendar',
  askArrival: 'Choose the day you arrive.',
  askDeparture: 'Now choose the day you leave. For a day trip, just continue.',
  notChosen: 'Not chosen yet',
  setDates: 'Use these dates',
  howLong: 'How long is your trip?',
  duration: 'Trip duration',
  stepper: 'Days to add or remove',
  addDays: (count: number) => (count === 1 ? 'Add 1 day' : `Add ${count} days`),
  removeDays: (count: number) => (count === 1 ? 'Remove 1 day' : `Remove ${count} days`),
  stepperLimit: 'Enter a whole number from 1 to 30',
  lengths: 'Popular lengths',
  dayTrip: 'Day trip',
  weekend: 'Weekend',
  week: '1 week',
  twoWeeks: '2 weeks',
  unknown: "I don't know yet",
  unknownHint: 'We’ll plan for 7 days. You can change that anytime.',
  reset: 'Reset dates',
  resetDone: 'Travel dates cleared',
  bundleLengths: 'Bundle lengths',
  editDestinations: 'Edit Destinations',
  fits: (bundleDays: number, spareDays: number, price: string) =>
    spareDays === 0
      ? `A ${bundleDays}-day bundle is an exact fit: ${price}`
      : `A ${bundleDays}-day bundle fits, with ${counted(spareDays, 'day')} to spare: ${price}`,
  fitsNone: (longestDays: number) => `Longer than our longest bundle (${counted(longestDays, 'day')})`,
  fitsUnknown: 'No single bundle covers your destinations',
  arrivalDay: 'arrival',
  departureDay: (days: string) => `departure, ${days}`,
  summary: (departure: string, days: string) => `Departure ${departure}, ${days}`,
}
