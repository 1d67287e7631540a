// What the wizard says while the dates are chosen.
export const datesCopy = {
  arrival: 'Arrival date',
  arrivalCalendar: 'Arrival calendar',
  departure: 'Departure date',
  departureCalendar: 'Departure calendar',
  setDates: 'Use these dates',
  howLong: 'How long is your trip?',
  duration: 'Trip duration',
  stepper: 'Days to add or remove',
  addDays: (count: number) => (count === 1 ? 'Add 1 day' : `Add ${count} days`),
  removeDays: (count: number) => (count === 1 ? 'Remove 1 day' : `Remove ${count} days`),
  stepperLimit: 'Enter a whole number from 1 to 30',
  lengths: 'Usual lengths',
  weekend: 'Weekend',
  week: '1 week',
  twoWeeks: '2 weeks',
  unknown: "I don't know yet",
  unknownHint: 'We assume 7 days. You can change it at any time.',
  reset: 'Reset dates',
  resetDone: 'Travel dates removed',
  bundleLengths: 'Bundle lengths',
  tooShort: 'too short',
  editDestinations: 'Edit Destinations',
  fits: (bundleDays: number, spareDays: number) =>
    spareDays === 0
      ? `${bundleDays}-day bundle fits exactly`
      : `${bundleDays}-day bundle fits, ${spareDays === 1 ? '1 day' : `${spareDays} days`} spare`,
  fitsNone: (longestDays: number) => `Longer than our longest bundle of ${longestDays} days`,
  fitsUnknown: 'No single bundle covers your destinations',
  arrivalDay: 'arrival',
  departureDay: (days: string) => `departure, ${days}`,
  summary: (departure: string, days: string) => `Departure ${departure}, ${days}`,
}
