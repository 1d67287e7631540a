// The forms in a page's HTML: where each leads, and what a browser would send for each of its buttons.
import { ARRIVAL } from './trip-to-come.ts'

export type Pair = [name: string, value: string]
export type PageForm = {
  /** The path and query that it is posted to. */
  action: string
  intent: string
  isMultipart: boolean
  fields: Pair[]
  /** The fields that nobody types: hidden ones, choices, and the button. */
  given: string[]
  /** The fields that take any text. */
  texts: string[]
}
/** What a user with an account and an eSIM would type. */
export type Typist = { password: string; iccid: string }

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" }
const decoded = (text: string) =>
  text.replaceAll(/&(amp|quot|lt|gt|#x27|#39);/g, (_all, name: string) => ENTITIES[name] ?? '')

function attributesOf(tag: string): Map<string, string> {
  return new Map(
    [...tag.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]
      .slice(1)
      .map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]),
  )
}

/** What they type into any other field. */
export const ANY_TEXT = '5'
/** What that user would type into this field. */
const TYPED: Record<string, string> = { date: ARRIVAL, number: ANY_TEXT, color: '#846dff', url: 'https://example.com' }

function typedFor(type: string, name: string, { password, iccid }: Typist): string {
  if (type === 'password') return password
  if (/iccid/i.test(name)) return iccid
  if (/email|^to$/i.test(name)) return 'somebody@example.com'
  return TYPED[type] ?? ANY_TEXT
}

const CONTROL =
  /<(?:input|select|textarea|button)\b[^>]*>(?:(?:(?!<input|<select|<textarea|<button).)*?<\/(?:select|textarea)>)?/gs

/** Fields whose text the browser itself checks or hides. */
const NO_TEXT = new Set(['password', 'number', 'date', 'color', 'file', 'select', 'hidden', 'checkbox', 'radio'])

/** One for each button of each form that is posted, or that asks for a page. */
export function findPageForms(html: string, address: string, typist: Typist, method = 'post'): PageForm[] {
  const all = [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)]
  return all.flatMap(([, head = '', body = '']) => {
    const form = attributesOf(`form ${head}`)
    if ((form.get('method') ?? 'get') !== method) return []
    const id = form.get('id')
    // Fields may be outside their form and name it.
    const apart = id ? [...html.matchAll(CONTROL)].filter(([control]) => control.includes(`form="${id}"`)) : []
    const within = [...body.matchAll(CONTROL)].filter(([control]) => !/^[^>]*\bform="/.test(control))
    const controls = [...within, ...apart].map(([control]) => control)
    const place = new URL(form.get('action') || address, new URL(address, 'http://shop'))
    const { fields, given, texts } = fieldsIn(controls, typist)
    return buttonsIn(controls).map((button) => {
      const sent = [...fields.filter(([name]) => name !== button?.[0]), ...(button ? [button] : [])]
      return {
        action: place.pathname + place.search,
        intent: sent.find(([name]) => name === 'intent')?.[1] ?? button?.join('=') ?? '',
        isMultipart: form.get('enctype') === 'multipart/form-data',
        fields: sent,
        given: button ? [...new Set([...given, button[0]])] : given,
        texts,
      }
    })
  })
}

function fieldsIn(controls: string[], typist: Typist) {
  const fields = new Map<string, string>()
  const given = new Set<string>()
  const texts = new Set<string>()
  for (const control of controls) {
    const [, kind = '', head = '', inner = ''] =
      /^<(input|select|textarea)\b([^>]*)>(.*?)(?:<\/\w+>)?$/s.exec(control) ?? []
    const tag = attributesOf(`${kind} ${head}`)
    const [name, type] = [tag.get('name') ?? '', tag.get('type') ?? kind]
    if (kind === '' || name === '' || type === 'submit') continue
    if (type === 'radio' && fields.has(name) && !tag.has('checked')) continue
    const value = kind === 'select' ? chosenIn(inner) : kind === 'textarea' ? decoded(inner) : (tag.get('value') ?? '')
    const isTicked = type === 'checkbox' || type === 'radio'
    if (isTicked || type === 'hidden' || kind === 'select') given.add(name)
    if (!NO_TEXT.has(type) && kind !== 'select') texts.add(name)
    fields.set(name, value || (isTicked ? 'on' : type === 'hidden' ? '' : typedFor(type, name, typist)))
  }
  return { fields: [...fields], given: [...given], texts: [...texts] }
}

function chosenIn(options: string): string {
  const all = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, head = '']) => attributesOf(`option ${head}`))
  const chosen =
    all.find((option) => option.has('selected') && option.get('value')) ?? all.find((option) => option.get('value'))
  return chosen?.get('value') ?? ''
}

// A button without a name submits the form as it is, and so does the Enter key if there is none.
function buttonsIn(controls: string[]): (Pair | null)[] {
  const buttons = controls.flatMap((control): (Pair | null)[] => {
    const [, head] = /^<button\b([^>]*)>/.exec(control) ?? []
    if (head === undefined) return []
    const tag = attributesOf(`button ${head}`)
    if (tag.get('type') === 'button') return []
    const name = tag.get('name')
    return [name ? [name, tag.get('value') ?? ''] : null]
  })
  return buttons.length > 0 ? buttons : [null]
}

/** Where the links of a page lead within the shop. */
export const findLinks = (html: string, address: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].flatMap(([, href = '']) => {
    const place = new URL(decoded(href), new URL(address, 'http://shop'))
    return place.host === 'shop' ? [place.pathname + place.search] : []
  })
