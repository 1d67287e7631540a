// What is said in Italian of data that is no one amount: of day plans and of unlimited bundles.
import { sizeLabel } from '#app/language/formats.ts'
import { dataKindOf, type DataAllowance } from '#values/data-allowance.ts'
import type * as english from '../../catalogue/data-words.ts'

const amountOf = ({ megabytes }: DataAllowance): string => sizeLabel({ megabytes })

export const afterText: typeof english.afterText = (data) => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return 'poi più lento fino al giorno dopo'
    case 'daily-cut':
      return 'poi stop fino al giorno dopo'
    case 'unlimited':
      return data.megabytes > 0 ? `${amountOf(data)} al giorno a piena velocità` : null
    default:
      return null
  }
}

export const NOTHING_LEFT_TO_COUNT: typeof english.NOTHING_LEFT_TO_COUNT = {
  'daily-slow': 'Dati nuovi ogni giorno. La rete non comunica quanti ne restano oggi.',
  'daily-cut': 'Dati nuovi ogni giorno. La rete non comunica quanti ne restano oggi.',
  unlimited: 'Non c’è una quantità che si esaurisce.',
}

export const prepaidText: typeof english.prepaidText = (data) => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return `${amountOf(data)} di dati prepagati al giorno a piena velocità, poi dati a velocità ridotta`
    case 'daily-cut':
      return `${amountOf(data)} di dati prepagati al giorno`
    case 'unlimited':
      return data.megabytes > 0
        ? `dati prepagati senza limiti, di cui ${amountOf(data)} al giorno a piena velocità`
        : 'dati prepagati senza limiti'
    default:
      return `${sizeLabel(data)} di dati prepagati`
  }
}

export const usedUpText: typeof english.usedUpText = (data, isSlow) => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return 'nessun addebito quando finiscono i dati giornalieri a piena velocità: la connessione rallenta fino al giorno dopo'
    case 'daily-cut':
      return 'nessun addebito quando finiscono i dati giornalieri: la connessione si interrompe fino al giorno dopo'
    case 'unlimited':
      return 'nessun addebito per il traffico, per quanto ne usi'
    default:
      return isSlow
        ? 'nessun addebito quando finiscono i dati: la connessione rallenta'
        : 'nessun addebito quando finiscono i dati: la connessione si interrompe e basta'
  }
}

export const dataLabelCopy: typeof english.dataLabelCopy = {
  fullSpeed: (data) => (data.megabytes > 0 ? `${amountOf(data)} al giorno` : null),
  afterwards: (data, speed) => {
    if (dataKindOf(data) === 'daily-cut') return 'La connessione si interrompe fino al giorno dopo'
    if (speed !== null) return `Continua a ${speed} fino al giorno dopo`
    return dataKindOf(data) === 'daily-slow' || data.megabytes > 0
      ? 'Continua più lenta fino al giorno dopo; la velocità non è comunicata'
      : null
  },
  perDay: (price) => `${price} al giorno`,
}
