// When a bundle's days begin, and until when it can be begun, in sentences that fit every page about a bundle.
import { plural } from '#app/language/formats.ts'
import { byStart } from '../../catalogue/by-start.ts'
import type { rulesCopy as english } from '../../catalogue/bundle-rules.ts'

const YEAR_DAYS = 365

const periodText = (days: number) => (days === YEAR_DAYS ? 'un an' : plural(days, { one: 'jour', other: 'jours' }))

export const rulesCopy: typeof english = {
  daysStart: (startsAt) =>
    byStart(startsAt, {
      'first use': 'Ses jours commencent à sa première connexion dans un pays couvert.',
      installation: 'Ses jours commencent dès l’installation.',
      purchase: 'Ses jours ont commencé à l’achat.',
      unknown:
        'Son réseau n’indique pas quand les jours commencent\u202F; partez du principe que c’est dès l’installation.',
    }),
  starts: (startsAt) =>
    byStart(startsAt, {
      'first use': 'Débute à la première utilisation',
      installation: 'Débute à l’installation',
      purchase: 'En cours depuis l’achat',
      unknown: 'Pas encore commencé',
    }),
  install: (startsAt) =>
    byStart(startsAt, {
      'first use': 'Installez-la chez vous, en Wi-Fi.',
      installation: 'Installez-la en Wi-Fi, juste avant de partir.',
      purchase: 'Installez-la chez vous, en Wi-Fi.',
      unknown: 'Installez-la en Wi-Fi, juste avant de partir.',
    }),
  beginBy: ({ startsAt, installWithinDays }) => {
    if (startsAt === 'purchase') return ''
    if (installWithinDays === null)
      return 'Son réseau n’indique pas combien de temps vous pouvez attendre avant de l’installer.'
    const verb = startsAt === 'first use' ? 'activée' : 'installée'
    return `L’eSIM doit être ${verb} au plus tard ${periodText(installWithinDays)} après l’achat.`
  },
  ofPurchase: (days) => `${periodText(days)} après l’achat`,
}
