// What is said of data that is no one amount: of day plans and of unlimited bundles.
import { sizeLabel } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import { dataKindOf, type DataAllowance, type DataKind } from '#values/data-allowance.ts'

const amountOf = ({ megabytes }: DataAllowance): string => sizeLabel({ megabytes })

/** What a card says under '1 GB a day' or 'Unlimited'; null where there is nothing to add. */
export const afterText = translated((data: DataAllowance): string | null => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return 'then slower until the next day'
    case 'daily-cut':
      return 'then nothing until the next day'
    case 'unlimited':
      return data.megabytes > 0 ? `${amountOf(data)} a day at full speed` : null
    default:
      return null
  }
})

/** Why no figure says what is left. */
export const NOTHING_LEFT_TO_COUNT: Readonly<Record<Exclude<DataKind, 'total'>, string>> = translated({
  'daily-slow': 'New data every day. The network doesn’t report how much of today’s is left.',
  'daily-cut': 'New data every day. The network doesn’t report how much of today’s is left.',
  unlimited: 'There’s no amount that runs out.',
})

/** As a contract names it: '5 GB of prepaid data'. */
export const prepaidText = translated((data: DataAllowance): string => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return `${amountOf(data)} of prepaid data a day at full speed, and slower data after that`
    case 'daily-cut':
      return `${amountOf(data)} of prepaid data a day`
    case 'unlimited':
      return data.megabytes > 0
        ? `prepaid data without a limit, ${amountOf(data)} a day of it at full speed`
        : 'prepaid data without a limit'
    default:
      return `${sizeLabel(data)} of prepaid data`
  }
})

/** What costs nothing more, and what happens then. `isSlow`: once its data is used up, a total goes on slowly. */
export const usedUpText = translated((data: DataAllowance, isSlow: boolean): string => {
  switch (dataKindOf(data)) {
    case 'daily-slow':
      return 'no charge once a day’s data at full speed is used up: the connection gets slow until the next day'
    case 'daily-cut':
      return 'no charge once a day’s data is used up: the connection stops until the next day'
    case 'unlimited':
      return 'no charge for what you use, however much it is'
    default:
      return `no charge once the data is used up: the connection ${isSlow ? 'gets slow' : 'simply stops'}`
  }
})

/** Lines of a label. `speed` is what the network discloses of the time after that, such as '384 kbit/s'. */
export const dataLabelCopy = translated({
  fullSpeed: (data: DataAllowance): string | null => (data.megabytes > 0 ? `${amountOf(data)} a day` : null),
  afterwards: (data: DataAllowance, speed: string | null): string | null => {
    if (dataKindOf(data) === 'daily-cut') return 'The connection stops until the next day'
    if (speed !== null) return `Goes on at ${speed} until the next day`
    return dataKindOf(data) === 'daily-slow' || data.megabytes > 0
      ? 'Goes on more slowly until the next day; the speed isn’t disclosed'
      : null
  },
  perDay: (price: string) => `${price} per day`,
})
