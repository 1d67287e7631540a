// When a bundle's days begin, and until when it can be begun, in sentences that fit every page about a bundle.
import type { rulesCopy as english } from '../../catalogue/bundle-rules.ts'
import { byStart } from '../../catalogue/by-start.ts'
import { daysDative } from '../counts.ts'

const YEAR_DAYS = 365

const periodText = (days: number) => (days === YEAR_DAYS ? 'einem Jahr' : daysDative(days))

export const rulesCopy: typeof english = {
  daysStart: (startsAt) =>
    byStart(startsAt, {
      'first use': 'Die Laufzeit beginnt, sobald sich die eSIM zum ersten Mal in einem abgedeckten Land verbindet.',
      installation: 'Die Laufzeit beginnt mit der Installation.',
      purchase: 'Die Laufzeit hat mit dem Kauf begonnen.',
      unknown: 'Das Netz sagt nicht, wann die Laufzeit beginnt; gehen Sie also vom Zeitpunkt der Installation aus.',
    }),
  starts: (startsAt) =>
    byStart(startsAt, {
      'first use': 'Beginnt mit der ersten Nutzung',
      installation: 'Beginnt mit der Installation',
      purchase: 'Läuft seit dem Kauf',
      unknown: 'Noch nicht begonnen',
    }),
  install: (startsAt) =>
    byStart(startsAt, {
      'first use': 'Installieren Sie die eSIM zu Hause im WLAN.',
      installation: 'Installieren Sie die eSIM im WLAN, kurz bevor Sie abreisen.',
      purchase: 'Installieren Sie die eSIM zu Hause im WLAN.',
      unknown: 'Installieren Sie die eSIM im WLAN, kurz bevor Sie abreisen.',
    }),
  beginBy: ({ startsAt, installWithinDays }) => {
    if (startsAt === 'purchase') return ''
    if (installWithinDays === null) return 'Das Netz sagt nicht, wie lange Sie mit der Installation warten können.'
    const verb = startsAt === 'first use' ? 'aktiviert' : 'installiert'
    return `Die eSIM muss innerhalb von ${periodText(installWithinDays)} nach dem Kauf ${verb} werden.`
  },
  ofPurchase: (days) => `${periodText(days)} nach dem Kauf`,
}
