// When a bundle's days begin, and until when it can be begun, in sentences that fit every page about a bundle.
import type { rulesCopy as english } from '../../catalogue/bundle-rules.ts'
import { byStart } from '../../catalogue/by-start.ts'
import { daysText } from '../counts.ts'

const YEAR_DAYS = 365

const periodText = (days: number) => (days === YEAR_DAYS ? '1 jaar' : daysText(days))

export const rulesCopy: typeof english = {
  daysStart: (startsAt) =>
    byStart(startsAt, {
      'first use': 'De dagen gaan in zodra de eSIM voor het eerst verbinding maakt in een land van de bundel.',
      installation: 'De dagen gaan in zodra je de eSIM installeert.',
      purchase: 'De dagen zijn ingegaan bij de aankoop.',
      unknown: 'Het netwerk zegt niet wanneer de dagen ingaan. Ga er dus van uit dat dat bij de installatie is.',
    }),
  starts: (startsAt) =>
    byStart(startsAt, {
      'first use': 'Gaat in bij het eerste gebruik',
      installation: 'Gaat in bij de installatie',
      purchase: 'Loopt sinds de aankoop',
      unknown: 'Nog niet ingegaan',
    }),
  install: (startsAt) =>
    byStart(startsAt, {
      'first use': 'Installeer hem thuis via wifi.',
      installation: 'Installeer hem via wifi, vlak voordat je vertrekt.',
      purchase: 'Installeer hem thuis via wifi.',
      unknown: 'Installeer hem via wifi, vlak voordat je vertrekt.',
    }),
  beginBy: ({ startsAt, installWithinDays }) => {
    if (startsAt === 'purchase') return ''
    if (installWithinDays === null) return 'Het netwerk zegt niet hoelang je met installeren kunt wachten.'
    const verb = startsAt === 'first use' ? 'geactiveerd' : 'geïnstalleerd'
    return `De eSIM moet binnen ${periodText(installWithinDays)} na de aankoop zijn ${verb}.`
  },
  ofPurchase: (days) => `${periodText(days)} na de aankoop`,
}
