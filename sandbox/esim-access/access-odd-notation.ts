// The notations in which clients have met the answers of eSIM Access, beside the tidy one; each answer takes another
// turn through them. All of them say the same.

type Write = (value: unknown) => unknown

const ENVELOPES: ((body: Record<string, unknown>) => Record<string, unknown>)[] = [
  (body) => ({ ...body, success: String(body['success']) }),
  ({ errorMsg, ...body }) => ({ ...body, errorMessage: errorMsg }),
  (body) => ({ ...body, errorCode: body['success'] === true ? null : Number(body['errorCode']) }),
  ({ errorMsg, errorCode, ...body }) => (body['success'] === true ? body : { ...body, errorMsg, errorCode }),
]

const NUMBERS: Write[] = [(value) => (typeof value === 'number' ? String(value) : value), (value) => value]

/** Documented as text, and seen as numbers. */
const TYPES = new Set(['activeType', 'dataType', 'smsStatus', 'supportTopUpType'])
const AMOUNTS = new Set(['price', 'retailPrice', 'volume', 'totalVolume', 'orderUsage', 'dataUsage', 'totalData'])
const TIMES = new Set(['expiredTime', 'lastUpdateTime', 'activateTime', 'createTime'])

const INSTANTS: ((time: string) => string)[] = [
  (time) => time.replace('+0000', 'Z'),
  (time) => time.replace('+0000', '+00:00'),
  (time) => time.replace('T', ' ').replace('+0000', ' UTC'),
]

export function inOddEnvelope(body: unknown, turn: number): unknown {
  if (typeof body !== 'object' || body === null || !('success' in body)) return body
  const envelope = ENVELOPES[turn % ENVELOPES.length]
  const tidy = { ...body, ...('obj' in body && { obj: rewritten(body.obj, '', turn) }) }
  return envelope ? envelope(tidy) : tidy
}

function rewritten(value: unknown, name: string, turn: number): unknown {
  if (Array.isArray(value)) return value.map((each) => rewritten(each, name, turn))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key === 'subLocationList' && turn % 2 === 1 ? 'subLocation' : key,
        rewritten(inner, key, turn),
      ]),
    )
  if (TYPES.has(name) || AMOUNTS.has(name)) return NUMBERS[turn % NUMBERS.length]?.(value) ?? value
  if (TIMES.has(name) && typeof value === 'string') return INSTANTS[turn % INSTANTS.length]?.(value) ?? value
  return value
}
