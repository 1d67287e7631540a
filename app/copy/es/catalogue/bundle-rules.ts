// When a bundle's days begin, and until when it can be begun, in Spanish.
import { plural } from '#app/language/formats.ts'
import { byStart } from '../../catalogue/by-start.ts'
import type * as english from '../../catalogue/bundle-rules.ts'

const YEAR_DAYS = 365

const periodText = (days: number) => (days === YEAR_DAYS ? 'un año' : plural(days, { one: 'día', other: 'días' }))

export const rulesCopy: typeof english.rulesCopy = {
  daysStart: (startsAt) =>
    byStart(startsAt, {
      'first use': 'Los días empiezan a contar cuando se conecta por primera vez en un país cubierto.',
      installation: 'Los días empiezan a contar en cuanto la instalas.',
      purchase: 'Los días empezaron a contar con la compra.',
      unknown: 'La red no dice cuándo empiezan a contar los días; da por hecho que es al instalarla.',
    }),
  starts: (startsAt) =>
    byStart(startsAt, {
      'first use': 'Empieza con el primer uso',
      installation: 'Empieza al instalarla',
      purchase: 'En marcha desde la compra',
      unknown: 'Sin empezar',
    }),
  install: (startsAt) =>
    byStart(startsAt, {
      'first use': 'Instálala en casa, con wifi.',
      installation: 'Instálala con wifi justo antes de salir.',
      purchase: 'Instálala en casa, con wifi.',
      unknown: 'Instálala con wifi justo antes de salir.',
    }),
  beginBy: ({ startsAt, installWithinDays }) => {
    if (startsAt === 'purchase') return ''
    if (installWithinDays === null) return 'La red no dice cuánto puedes esperar para instalarla.'
    const verb = startsAt === 'first use' ? 'activarla' : 'instalarla'
    return `Tienes ${periodText(installWithinDays)} desde la compra para ${verb}.`
  },
  ofPurchase: (days) => `${periodText(days)} desde la compra`,
}
