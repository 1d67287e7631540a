// The notations that the answers of eSIM Go are met in, beside the tidy one; each answer takes another turn through
// them. All of them say the same.
import { inOddWriting } from '../wholesale/odd-writing.ts'
import type { OddNames } from '../wholesale/odd-writing.ts'

const ODD: OddNames = {
  fields: {
    iccid: 'iccid',
    iccids: 'iccid',
    matchingId: 'matchingId',
    smdpAddress: 'host',
    createdDate: 'instant',
    createDate: 'instant',
    assignmentDateTime: 'instant',
    startTime: 'instant',
    endTime: 'instant',
    initialQuantity: 'count',
    remainingQuantity: 'count',
    dataAmount: 'count',
    amount: 'count',
    duration: 'days',
    price: 'money',
    total: 'money',
    subTotal: 'money',
    pricePerUnit: 'money',
    balance: 'money',
    currency: 'currency',
    iso: 'country',
    bundleState: 'word',
    profileStatus: 'word',
  },
  // A list without a name is one that came without its object.
  gaps: new Set(['', 'orders', 'esims', 'iccids', 'bundles', 'assignments', 'countries', 'roamingEnabled']),
  doubles: new Set(['', 'orders', 'esims', 'iccids', 'bundles', 'assignments', 'countries', 'roamingEnabled']),
  junk: new Set(['orders', 'esims']),
  nullable: new Set(['roamingEnabled', 'esims', 'iccids', 'allowances']),
}

export function inOddGo(body: unknown, turn: number): unknown {
  // One schema shows the catalog as a list, the other as an object with pages.
  const isListed = typeof body === 'object' && body !== null && 'pageCount' in body && 'bundles' in body
  return inOddWriting(renamed(isListed && turn % 2 === 0 ? body.bundles : body, turn), turn, ODD)
}

// One schema says "createDate", and the other "createdDate".
function renamed(value: unknown, turn: number): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, turn))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [nameOf(key, turn), renamed(inner, turn)]))
}

function nameOf(key: string, turn: number): string {
  if (key !== 'createdDate' && key !== 'createDate') return key
  return turn % 2 === 0 ? 'createDate' : 'createdDate'
}
