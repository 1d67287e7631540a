// The notations in which clients have met the answers of eSIM Access, beside the tidy one; each answer takes another
// turn through them. All of them say the same.

import { inOddWriting, pick } from '../wholesale/odd-writing.ts'
import type { OddNames } from '../wholesale/odd-writing.ts'

const ENVELOPES: ((body: Record<string, unknown>) => Record<string, unknown>)[] = [
  (body) => ({ ...body, success: String(body['success']) }),
  ({ errorMsg, ...body }) => ({ ...body, errorMessage: errorMsg }),
  (body) => ({ ...body, errorCode: body['success'] === true ? null : Number(body['errorCode']) }),
  ({ errorMsg, errorCode, ...body }) => (body['success'] === true ? body : { ...body, errorMsg, errorCode }),
]

/** Documented as text, and seen as numbers. */
const TYPES = new Set(['activeType', 'dataType', 'smsStatus', 'supportTopUpType'])

const ODD: OddNames = {
  fields: {
    iccid: 'iccid',
    ac: 'code',
    volume: 'count',
    totalVolume: 'count',
    orderUsage: 'count',
    dataUsage: 'count',
    totalData: 'count',
    price: 'cents',
    retailPrice: 'cents',
    balance: 'cents',
    currencyCode: 'currency',
    duration: 'days',
    durationUnit: 'word',
    expiredTime: 'instant',
    lastUpdateTime: 'instant',
    activateTime: 'instant',
    createTime: 'instant',
    location: 'countries',
    locationCode: 'country',
    ipExport: 'country',
  },
  gaps: new Set(['esimList', 'esimUsageList', 'locationNetworkList', 'operatorList']),
  doubles: new Set(['esimList', 'esimUsageList', 'packageList', 'locationNetworkList', 'operatorList']),
  junk: new Set(['esimList']),
  nullable: new Set(['esimList', 'locationNetworkList', 'operatorList']),
}

export function inOddEnvelope(body: unknown, turn: number): unknown {
  if (typeof body !== 'object' || body === null || !('success' in body)) return body
  const tidy = { ...body, ...('obj' in body && { obj: inOddWriting(renamed(body.obj, '', turn), turn, ODD) }) }
  return pick(ENVELOPES, turn)(tidy)
}

function renamed(value: unknown, name: string, turn: number): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, name, turn))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key === 'subLocationList' && turn % 2 === 1 ? 'subLocation' : key,
        renamed(inner, key, turn),
      ]),
    )
  return TYPES.has(name) && typeof value === 'number' && turn % 2 === 0 ? String(value) : value
}
