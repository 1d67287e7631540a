// The notations that the answers of Zendit are met in, beside the tidy one; each answer takes another turn through them.
// All of them say the same.
import { inOddWriting } from '../wholesale/odd-writing.ts'
import type { OddNames } from '../wholesale/odd-writing.ts'

const ODD: OddNames = {
  fields: {
    iccid: 'iccid',
    smdpAddress: 'host',
    activationCode: 'matchingId',
    dataGB: 'gigabytes',
    initialDataGB: 'gigabytes',
    remainingDataGB: 'gigabytes',
    reamainingDataGB: 'gigabytes',
    durationDays: 'days',
    createdAt: 'instant',
    updatedAt: 'instant',
    startAt: 'instant',
    endAt: 'instant',
    dateTime: 'instant',
    country: 'country',
    currency: 'currency',
    costCurrency: 'currency',
    cost: 'cents',
    fixed: 'cents',
    availableBalance: 'cents',
    total: 'cents',
    status: 'word',
    productType: 'word',
    priceType: 'word',
  },
  gaps: new Set(['list', 'roaming']),
  doubles: new Set(['list', 'roaming']),
  junk: new Set(['list']),
  nullable: new Set(['list', 'roaming', 'regions']),
}
/** Plans have no ID, so that two of them may be one that was bought twice. */
const OF_PLANS: OddNames = { ...ODD, doubles: new Set(), junk: new Set() }

export function inOddZendit(body: unknown, turn: number): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const list: unknown[] = 'list' in body && Array.isArray(body.list) ? body.list : []
  const isOfPlans = list.some((each) => typeof each === 'object' && each !== null && 'initialDataGB' in each)
  return inOddWriting(renamed(body, turn), turn, isOfPlans ? OF_PLANS : ODD)
}

function renamed(value: unknown, turn: number): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, turn))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, inner]) => [nameOf(key, turn), renamed(inner, turn)])
  return { ...Object.fromEntries(fields), ...wholeCode(value, turn) }
}

// The example of the reference writes a letter too many.
const nameOf = (key: string, turn: number): string =>
  key === 'remainingDataGB' && turn % 3 === 1 ? 'reamainingDataGB' : key

/** The whole text of the QR code as its code. */
function wholeCode(value: object, turn: number): object {
  if (!('smdpAddress' in value) || !('activationCode' in value) || value.activationCode === '') return {}
  return turn % 3 === 2 ? { activationCode: `LPA:1$${String(value.smdpAddress)}$${String(value.activationCode)}` } : {}
}
