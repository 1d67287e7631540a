// What the wizard says about a trip that several purchases cover.
import { listOf, plural } from '#app/language/formats.ts'
import { USAGES, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import type { plansCopy as english } from '../../catalogue/wizard-plans.ts'

const FOR: Readonly<Record<Usage, string>> = { light: 'geringe', normal: 'normale', heavy: 'intensive' }

export const plansCopy: typeof english = {
  forLongTrip: 'Ein Plan für die ganze Reise',
  cheaper: 'In Teilen: günstiger oder mit mehr Datenvolumen',
  forSeveralZones: 'Ein Plan mit einem Paket je Zone',
  planFor: (usages) =>
    usages.length === USAGES.length || usages.length === 0
      ? 'Für jede Nutzung'
      : `Für ${listOf(usages.map((usage) => FOR[usage]))} Nutzung`,
  inAll: (price) => `${price} insgesamt`,
  parts: (count) => `in ${count} Teilen`,
  now: (price) => `${price} jetzt`,
  limit: (days) =>
    `Das längste Paket für diese Reise gilt ${plural(days, { one: 'Tag', other: 'Tage' })}, und drei Käufe decken sie nicht ganz ab.`,
  ask: 'Fragen Sie uns nach einem Plan',
  oneTraveler: (price) =>
    `In Teilen kostet diese Reise ${price} für eine Person. Ein Plan in Teilen gilt für eine eSIM: Bestellen Sie ihn für jede Person einzeln.`,
  showOne: 'Pläne für eine Person zeigen',
  topUp: (size, trip) => `Aufladung: ${size} (${trip})`,
  how: 'Kaufen Sie jetzt den ersten Teil. Wir erinnern Sie per E-Mail zwei Tage, bevor ein weiterer Teil beginnt, oder einen Tag vor einer Aufladung derselben eSIM.',
}
