// The notations that the answers of Zendit are met in, beside the tidy one; each answer takes another turn through them.
// All of them say the same.

const AMOUNTS = new Set(['dataGB', 'initialDataGB', 'remainingDataGB', 'cost', 'fixed', 'availableBalance', 'total'])
const TIMES = new Set(['createdAt', 'updatedAt', 'startAt', 'endAt', 'dateTime'])

export function inOddZendit(body: unknown, turn: number): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return rewritten(body, '', turn)
}

function rewritten(value: unknown, name: string, turn: number): unknown {
  if (Array.isArray(value)) return value.map((each) => rewritten(each, name, turn))
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, inner]) => [renamed(key, turn), rewritten(inner, key, turn)])
    return { ...Object.fromEntries(fields), ...codesOf(value, turn) }
  }
  if (AMOUNTS.has(name) && typeof value === 'number') return turn % 2 === 0 ? String(value) : value
  if (TIMES.has(name) && typeof value === 'string') return instant(value, turn)
  if (name === 'status' && typeof value === 'string' && turn % 4 === 3) return value.toLowerCase()
  return value
}

// The example of the reference writes a letter too many.
const renamed = (key: string, turn: number): string =>
  key === 'remainingDataGB' && turn % 3 === 1 ? 'reamainingDataGB' : key

function instant(value: string, turn: number): string {
  if (turn % 3 === 0) return value.replace('Z', '+00:00')
  return turn % 3 === 1 ? value.replace('Z', '123456Z') : value.replace(/\.\d+Z$/, 'Z')
}

/** The host with its scheme, or the whole text of the QR code as its code. */
function codesOf(value: object, turn: number): object {
  if (!('smdpAddress' in value) || !('activationCode' in value) || value.activationCode === '') return {}
  if (turn % 3 === 1) return { smdpAddress: `https://${String(value.smdpAddress)}` }
  if (turn % 3 === 2) return { activationCode: `LPA:1$${String(value.smdpAddress)}$${String(value.activationCode)}` }
  return {}
}
