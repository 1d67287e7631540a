// The notations that the answers of eSIM Go are met in, beside the tidy one; each answer takes another turn through
// them. All of them say the same.

const AMOUNTS = new Set(['price', 'total', 'subTotal', 'pricePerUnit', 'balance'])

export function inOddGo(body: unknown, turn: number): unknown {
  // One schema shows the catalog as a list, the other as an object with pages.
  if (typeof body === 'object' && body !== null && 'pageCount' in body && 'bundles' in body && turn % 2 === 0)
    return rewritten(body.bundles, '', turn)
  return rewritten(body, '', turn)
}

function rewritten(value: unknown, name: string, turn: number): unknown {
  if (Array.isArray(value)) return value.map((each) => rewritten(each, name, turn))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [renamed(key, turn), rewritten(inner, key, turn)]),
    )
  if (AMOUNTS.has(name) && typeof value === 'number') return turn % 2 === 0 ? value.toFixed(2) : value
  if (name === 'roamingEnabled' && value === null) return []
  return value
}

// One schema says "createDate", and the other "createdDate".
function renamed(key: string, turn: number): string {
  if (key !== 'createdDate' && key !== 'createDate') return key
  return turn % 2 === 0 ? 'createDate' : 'createdDate'
}
