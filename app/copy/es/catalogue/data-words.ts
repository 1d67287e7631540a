// What is said in Spanish of data that is no one amount: of day plans and of unlimited bundles.
import { sizeLabel } from '#app/language/formats.ts'
import { dataKindOf, type DataAllowance } from '#values/data-allowance.ts'
import type * as english from '../../catalogue/data-words.ts'

const amountOf = ({ megabytes }: DataAllowance): string => sizeLabel({ megabytes })

export const afterText: typeof english.afterText = (data) => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return 'después, más lento hasta el día siguiente'
    case 'daily-cut':
      return 'después, sin conexión hasta el día siguiente'
    case 'unlimited':
      return data.megabytes > 0 ? `${amountOf(data)} al día a máxima velocidad` : null
    default:
      return null
  }
}

export const NOTHING_LEFT_TO_COUNT: typeof english.NOTHING_LEFT_TO_COUNT = {
  'daily-slow': 'Datos nuevos cada día. La red no comunica cuántos quedan hoy.',
  'daily-cut': 'Datos nuevos cada día. La red no comunica cuántos quedan hoy.',
  unlimited: 'No hay una cantidad que se agote.',
}

export const prepaidText: typeof english.prepaidText = (data) => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return `${amountOf(data)} de datos de prepago al día a máxima velocidad y, después, datos a velocidad reducida`
    case 'daily-cut':
      return `${amountOf(data)} de datos de prepago al día`
    case 'unlimited':
      return data.megabytes > 0
        ? `datos de prepago sin límite, ${amountOf(data)} al día a máxima velocidad`
        : 'datos de prepago sin límite'
    default:
      return `${sizeLabel(data)} de datos de prepago`
  }
}

export const usedUpText: typeof english.usedUpText = (data, isSlow) => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return 'ningún cargo cuando se agotan los datos diarios a máxima velocidad: la conexión se ralentiza hasta el día siguiente'
    case 'daily-cut':
      return 'ningún cargo cuando se agotan los datos diarios: la conexión se corta hasta el día siguiente'
    case 'unlimited':
      return 'ningún cargo por lo que uses, sea cuanto sea'
    default:
      return isSlow
        ? 'ningún cargo cuando se agotan los datos: la conexión se ralentiza'
        : 'ningún cargo cuando se agotan los datos: la conexión simplemente se corta'
  }
}

export const dataLabelCopy: typeof english.dataLabelCopy = {
  fullSpeed: (data) => (data.megabytes > 0 ? `${amountOf(data)} al día` : null),
  afterwards: (data, speed) => {
    if (dataKindOf(data) === 'daily-cut') return 'La conexión se corta hasta el día siguiente'
    if (speed !== null) return `Sigue a ${speed} hasta el día siguiente`
    return dataKindOf(data) === 'daily-slow' || data.megabytes > 0
      ? 'Sigue más lenta hasta el día siguiente; la velocidad no se indica'
      : null
  },
  perDay: (price) => `${price} al día`,
}
