// What is said of data that is no one amount: of day plans and of unlimited bundles.
import { sizeLabel } from '#app/language/formats.ts'
import { dataKindOf, type DataAllowance } from '#values/data-allowance.ts'
import type {
  afterText as englishAfter,
  dataLabelCopy as englishLabel,
  NOTHING_LEFT_TO_COUNT as englishNothingLeft,
  prepaidText as englishPrepaid,
  usedUpText as englishUsedUp,
} from '../../catalogue/data-words.ts'

const amountOf = ({ megabytes }: DataAllowance): string => sizeLabel({ megabytes })

export const afterText: typeof englishAfter = (data) => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return 'danach langsamer bis zum nächsten Tag'
    case 'daily-cut':
      return 'danach Pause bis zum nächsten Tag'
    case 'unlimited':
      return data.megabytes > 0 ? `${amountOf(data)} pro Tag mit vollem Tempo` : null
    default:
      return null
  }
}

const NEW_EVERY_DAY =
  'Jeden Tag gibt es neues Datenvolumen. Wie viel vom heutigen noch übrig ist, meldet das Netz nicht.'

export const NOTHING_LEFT_TO_COUNT: typeof englishNothingLeft = {
  'daily-slow': NEW_EVERY_DAY,
  'daily-cut': NEW_EVERY_DAY,
  unlimited: 'Hier gibt es keine Menge, die aufgebraucht werden kann.',
}

export const prepaidText: typeof englishPrepaid = (data) => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return `${amountOf(data)} vorausbezahltes Datenvolumen pro Tag mit voller Geschwindigkeit, danach langsamer`
    case 'daily-cut':
      return `${amountOf(data)} vorausbezahltes Datenvolumen pro Tag`
    case 'unlimited':
      return data.megabytes > 0
        ? `vorausbezahltes Datenvolumen ohne Mengengrenze, davon ${amountOf(data)} pro Tag mit voller Geschwindigkeit`
        : 'vorausbezahltes Datenvolumen ohne Mengengrenze'
    default:
      return `${sizeLabel(data)} vorausbezahltes Datenvolumen`
  }
}

export const usedUpText: typeof englishUsedUp = (data, isSlow) => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return 'keine weiteren Kosten, wenn das schnelle Datenvolumen eines Tages verbraucht ist: Die Verbindung wird bis zum nächsten Tag langsam'
    case 'daily-cut':
      return 'keine weiteren Kosten, wenn das Datenvolumen eines Tages verbraucht ist: Die Verbindung ruht bis zum nächsten Tag'
    case 'unlimited':
      return 'keine weiteren Kosten für die Nutzung, so viel es auch sei'
    default:
      return `keine weiteren Kosten, wenn das Datenvolumen verbraucht ist: Die Verbindung ${isSlow ? 'wird dann langsam' : 'endet einfach'}`
  }
}

export const dataLabelCopy: typeof englishLabel = {
  fullSpeed: (data) => (data.megabytes > 0 ? `${amountOf(data)} pro Tag` : null),
  afterwards: (data, speed) => {
    if (dataKindOf(data) === 'daily-cut') return 'Die Verbindung ruht bis zum nächsten Tag'
    if (speed !== null) return `Weiter mit ${speed} bis zum nächsten Tag`
    return dataKindOf(data) === 'daily-slow' || data.megabytes > 0
      ? 'Langsamer weiter bis zum nächsten Tag; wie schnell, wird nicht mitgeteilt'
      : null
  },
  perDay: (price) => `${price} pro Tag`,
}
