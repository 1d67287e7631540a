// Parses a form-encoded text with bracket names (a[b][0][c]=1) into lists and plain objects without a prototype.
export type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type FormObject = { [name: string]: FormValue }

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])
const MAX_FIELDS = 1_000
const MAX_DEPTH = 8

export function readForm(text: string): FormObject {
  const root = emptyObject()
  let fields = 0

  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name)
    if (++fields > MAX_FIELDS) break
    if (path === null || path.some((part) => FORBIDDEN.has(part))) continue
    put(root, path, value)
  }

  return insideWithLists(root)
}

// The same parameters give the same text, in whatever order they were sent.
export function canonicalText(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`
  const names = Object.keys(value).toSorted()

  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalText(value[name] ?? '')}`).join(',')}}`
}

function pathOf(name: string): string[] | null {
  const head = /^[^[\]]+/.exec(name)?.[0]
  if (head === undefined) return null
  const rest = name.slice(head.length)
  if (!/^(\[[^[\]]*\])*$/.test(rest)) return null
  const path = [head, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')]

  return path.length > MAX_DEPTH ? null : path
}

function put(root: FormObject, path: string[], value: string): void {
  let place = root
  for (const [depth, part] of path.entries()) {
    const name = part === '' ? String(Object.keys(place).length) : part
    if (depth === path.length - 1) {
      place[name] = value
      return
    }
    const next = place[name]
    const inner = isObject(next) ? next : emptyObject()
    place[name] = inner
    place = inner
  }
}

function withLists(value: FormValue): FormValue {
  if (!isObject(value)) return value
  const inside = insideWithLists(value)
  const names = Object.keys(inside)

  return names.length > 0 && names.every((name) => /^\d+$/.test(name)) ? Object.values(inside) : inside
}

function insideWithLists(value: FormObject): FormObject {
  const copy = emptyObject()
  for (const [name, inner] of Object.entries(value)) copy[name] = withLists(inner)

  return copy
}

function isObject(value: FormValue | undefined): value is FormObject {
  return typeof value === 'object' && !Array.isArray(value)
}

function emptyObject(): FormObject {
  const object: FormObject = Object.create(null)

  return object
}
