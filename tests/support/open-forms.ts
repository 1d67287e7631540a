// The forms of a page in the browser: found, filled, and read again.
import type { Locator, Page } from '@playwright/test'
import { ARRIVAL } from './trip-to-come.ts'

const TYPED: Record<string, string> = {
  email: 'robin.offline@example.com',
  password: 'Words-that-stay-42',
  date: ARRIVAL,
  url: 'https://example.com',
  number: '5',
  color: '#846dff',
}
const TEXT = 'Words that must stay'
const ICCID = '89010000000000000015'

/** Filling and pressing a form that isn't moving is instant, or takes a few seconds on a busy machine. */
export const AT_ONCE = { timeout: 15_000 }

/** The forms that can be seen and pressed, after expanding all collapsed parts of the page. */
export const markForms = (page: Page) =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true
    const marked = new Map<string, number>()
    return [...document.querySelectorAll('form')].flatMap((form) => {
      const presses = [...form.elements].filter(
        (element): element is HTMLButtonElement => element instanceof HTMLButtonElement && element.type === 'submit',
      )
      const press = presses.findLast((button) => button.checkVisibility() && button.tabIndex >= 0)
      if (form.method !== 'post' || !press) return []
      const fields = [...form.querySelectorAll<HTMLInputElement>('input, textarea')].filter((field) =>
        field.checkVisibility(),
      )
      const names = [...form.elements].map((element) => element.getAttribute('name') ?? '').join(',')
      const path = new URL(form.action).pathname
      // The browser creates a passkey before anything is sent, and again at every press.
      const isPasskey = form.querySelector('[name=passkey]') !== null
      const hasWords = !isPasskey && fields.some(({ type }) => !['checkbox', 'radio', 'hidden', 'file'].includes(type))
      const intent = form.querySelector<HTMLInputElement>('input[name=intent]')?.value ?? ''
      const told = press.name ? `${press.name}=${press.value}` : intent
      const name = `${path} ${told} (${names})`
      // The mark stays the same when other forms or fields appear or disappear; identical forms are numbered.
      const before = marked.get(name) ?? 0
      marked.set(name, before + 1)
      const mark = form.dataset['walk'] ?? `${name} ${before}`
      form.dataset['walk'] = mark
      press.dataset['walkPress'] = mark
      return [{ mark, name, hasWords, isPasskey }]
    })
  })

export async function fills(form: Locator) {
  for (const field of await form.locator('input:visible, textarea:visible').all()) {
    const { type, name, isFixed } = await field.evaluate(
      (element: HTMLInputElement) => ({
        type: element.type,
        name: element.name,
        isFixed: element.readOnly || element.disabled,
      }),
      undefined,
      AT_ONCE,
    )
    if (isFixed || ['hidden', 'radio', 'submit', 'button'].includes(type)) continue
    if (type === 'file') {
      await field.setInputFiles({ name: 'words.csv', mimeType: 'text/csv', buffer: Buffer.from(TEXT) }, AT_ONCE)
    } else if (type === 'checkbox') {
      if (/terms|sure|agree/i.test(name)) await field.check({ force: true, ...AT_ONCE })
    } else await field.fill(textFor(type, name), AT_ONCE)
  }
}

function textFor(type: string, name: string): string {
  if (/iccid/i.test(name)) return ICCID
  if (/email|^to$|^from$/i.test(name)) return 'robin.offline@example.com'
  return TYPED[type] ?? TEXT
}

export const wordsOf = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) =>
    [...element.elements].flatMap((field) =>
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement ||
      (field instanceof HTMLInputElement && field.type !== 'hidden')
        ? [[field.name, field.value, field instanceof HTMLInputElement && field.checked]]
        : [],
    ),
  )
