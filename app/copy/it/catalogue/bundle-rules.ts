// When a bundle's days begin, and until when it can be begun, in Italian.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../catalogue/bundle-rules.ts'
import { byStart } from '../../catalogue/by-start.ts'

const YEAR_DAYS = 365

const periodText = (days: number) => (days === YEAR_DAYS ? '1 anno' : plural(days, { one: 'giorno', other: 'giorni' }))

export const rulesCopy: typeof english.rulesCopy = {
  daysStart: (startsAt) =>
    byStart(startsAt, {
      'first use': 'I giorni partono quando si collega per la prima volta in un paese coperto.',
      installation: 'I giorni partono appena la installi.',
      purchase: 'I giorni sono partiti con l’acquisto.',
      unknown: 'La rete non indica quando partono i giorni: considera che partano con l’installazione.',
    }),
  starts: (startsAt) =>
    byStart(startsAt, {
      'first use': 'Parte al primo utilizzo',
      installation: 'Parte con l’installazione',
      purchase: 'Già partita con l’acquisto',
      unknown: 'Non ancora partita',
    }),
  install: (startsAt) =>
    byStart(startsAt, {
      'first use': 'Installala a casa, con il Wi-Fi.',
      installation: 'Installala con il Wi-Fi poco prima di partire.',
      purchase: 'Installala a casa, con il Wi-Fi.',
      unknown: 'Installala con il Wi-Fi poco prima di partire.',
    }),
  beginBy: ({ startsAt, installWithinDays }) => {
    if (startsAt === 'purchase') return ''
    if (installWithinDays === null) return 'La rete non indica entro quando va installata.'
    return startsAt === 'first use'
      ? `La eSIM va attivata entro ${periodText(installWithinDays)} dall’acquisto.`
      : `La eSIM va installata entro ${periodText(installWithinDays)} dall’acquisto.`
  },
  ofPurchase: (days) => `${periodText(days)} dall’acquisto`,
}
