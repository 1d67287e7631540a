// What is said of data that is no one amount: of day plans and of unlimited bundles.
import { sizeLabel } from '#app/language/formats.ts'
import { dataKindOf, type DataAllowance } from '#values/data-allowance.ts'
import type {
  afterText as englishAfter,
  dataLabelCopy as englishLabel,
  NOTHING_LEFT_TO_COUNT as englishNothing,
  prepaidText as englishPrepaid,
  usedUpText as englishUsedUp,
} from '../../catalogue/data-words.ts'

const amountOf = ({ megabytes }: DataAllowance): string => sizeLabel({ megabytes })

export const afterText: typeof englishAfter = (data) => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return 'daarna langzamer tot de volgende dag'
    case 'daily-cut':
      return 'daarna niets tot de volgende dag'
    case 'unlimited':
      return data.megabytes > 0 ? `${amountOf(data)} per dag op volle snelheid` : null
    default:
      return null
  }
}

export const NOTHING_LEFT_TO_COUNT: typeof englishNothing = {
  'daily-slow': 'Elke dag nieuwe data. Het netwerk geeft niet door hoeveel je vandaag nog over hebt.',
  'daily-cut': 'Elke dag nieuwe data. Het netwerk geeft niet door hoeveel je vandaag nog over hebt.',
  unlimited: 'Er is geen hoeveelheid die opraakt.',
}

export const prepaidText: typeof englishPrepaid = (data) => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return `${amountOf(data)} prepaid data per dag op volle snelheid, en daarna langzamere data`
    case 'daily-cut':
      return `${amountOf(data)} prepaid data per dag`
    case 'unlimited':
      return data.megabytes > 0
        ? `onbeperkt prepaid data, waarvan ${amountOf(data)} per dag op volle snelheid`
        : 'onbeperkt prepaid data'
    default:
      return `${sizeLabel(data)} prepaid data`
  }
}

export const usedUpText: typeof englishUsedUp = (data, isSlow) => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return 'geen kosten als de data op volle snelheid van een dag op is: de verbinding wordt dan langzamer tot de volgende dag'
    case 'daily-cut':
      return 'geen kosten als de data van een dag op is: de verbinding stopt dan tot de volgende dag'
    case 'unlimited':
      return 'geen kosten voor wat je verbruikt, hoeveel het ook is'
    default:
      return `geen kosten als de data op is: de verbinding ${isSlow ? 'wordt dan langzaam' : 'stopt dan gewoon'}`
  }
}

export const dataLabelCopy: typeof englishLabel = {
  fullSpeed: (data) => (data.megabytes > 0 ? `${amountOf(data)} per dag` : null),
  afterwards: (data, speed) => {
    if (dataKindOf(data) === 'daily-cut') return 'De verbinding stopt tot de volgende dag'
    if (speed !== null) return `Gaat door met ${speed} tot de volgende dag`
    return dataKindOf(data) === 'daily-slow' || data.megabytes > 0
      ? 'Gaat langzamer door tot de volgende dag; de snelheid is niet bekendgemaakt'
      : null
  },
  perDay: (price) => `${price} per dag`,
}
