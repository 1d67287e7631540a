// What is said of data that is no one amount: of day plans and of unlimited bundles.
import { sizeLabel } from '#app/language/formats.ts'
import { dataKindOf, type DataAllowance } from '#values/data-allowance.ts'
import type * as english from '../../catalogue/data-words.ts'

const amountOf = ({ megabytes }: DataAllowance): string => sizeLabel({ megabytes })

export const afterText: typeof english.afterText = (data) => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return 'puis débit réduit jusqu’au lendemain'
    case 'daily-cut':
      return 'puis plus rien jusqu’au lendemain'
    case 'unlimited':
      return data.megabytes > 0 ? `${amountOf(data)} par jour à plein débit` : null
    default:
      return null
  }
}

export const NOTHING_LEFT_TO_COUNT: typeof english.NOTHING_LEFT_TO_COUNT = {
  'daily-slow': 'De nouvelles données chaque jour. Le réseau n’indique pas ce qu’il en reste aujourd’hui.',
  'daily-cut': 'De nouvelles données chaque jour. Le réseau n’indique pas ce qu’il en reste aujourd’hui.',
  unlimited: 'Il n’y a pas de volume à épuiser.',
}

export const prepaidText: typeof english.prepaidText = (data) => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return `${amountOf(data)} de données prépayées par jour à plein débit, puis des données à débit réduit`
    case 'daily-cut':
      return `${amountOf(data)} de données prépayées par jour`
    case 'unlimited':
      return data.megabytes > 0
        ? `des données prépayées illimitées, dont ${amountOf(data)} par jour à plein débit`
        : 'des données prépayées illimitées'
    default:
      return `${sizeLabel(data)} de données prépayées`
  }
}

export const usedUpText: typeof english.usedUpText = (data, isSlow) => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return 'aucuns frais une fois épuisées les données du jour à plein débit\u202F: la connexion ralentit jusqu’au lendemain'
    case 'daily-cut':
      return 'aucuns frais une fois épuisées les données du jour\u202F: la connexion s’arrête jusqu’au lendemain'
    case 'unlimited':
      return 'aucuns frais pour ce que vous consommez, quelle que soit la quantité'
    default:
      return `aucuns frais une fois les données épuisées\u202F: la connexion ${isSlow ? 'ralentit' : 's’arrête, tout simplement'}`
  }
}

export const dataLabelCopy: typeof english.dataLabelCopy = {
  fullSpeed: (data) => (data.megabytes > 0 ? `${amountOf(data)} par jour` : null),
  afterwards: (data, speed) => {
    if (dataKindOf(data) === 'daily-cut') return 'La connexion s’arrête jusqu’au lendemain'
    if (speed !== null) return `Se poursuit à ${speed} jusqu’au lendemain`
    return dataKindOf(data) === 'daily-slow' || data.megabytes > 0
      ? 'Se poursuit plus lentement jusqu’au lendemain\u202F; le débit n’est pas communiqué'
      : null
  },
  perDay: (price) => `${price} par jour`,
}
