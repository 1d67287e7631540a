// Finds every form of a page on its own and submits each one while the browser is offline: typed text, page, and focus
// must stay. Forms with text are submitted twice offline, and once to a server that is just starting. Afterwards, one
// form per page is really submitted; DEAD_LINE=thorough submits all of them, and also opens the pages without a form.
import type { Locator, Page } from '@playwright/test'
import routes from '#app/routes.ts'
import { expect, test } from './traveller.ts'
import { ARRIVAL } from './trip-to-come.ts'
import { watchPosts } from './watch-posts.ts'

/** Every page of the shop whose address has no parameters. */
export const PAGES: string[] = routes
  .flatMap(({ children = [], index, path, file }) => [{ index, path, file }, ...children])
  .filter(({ path, file }) => file.endsWith('.tsx') && !path?.includes(':') && path !== '*')
  .flatMap(({ index, path }) => (index ? ['/'] : path === undefined ? [] : [`/${path}`]))

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
const AT_ONCE = { timeout: 15_000 }

const isThorough = process.env['DEAD_LINE'] === 'thorough'

/** Forms as sent by the server (`known`), and as they were on the page when submitted (`done`). */
type Walk = { known: Set<string>; done: Set<string>; pressed: string[] }
export const newWalk = (): Walk => ({ known: new Set(), done: new Set(), pressed: [] })

/** The forms of a list (their address, and the button or the intent) that weren't pressed. */
export function missedOf(expected: string[], pressed: string[]): string[] {
  const done = new Set(
    pressed.map((name) =>
      name
        .replace(/^.*?: (?=\/)/, '')
        .replace(/ \(.*$/, '')
        .replace(/\/(orders|users|inbox)\/[^ ]+/, '/$1/:id'),
    ),
  )
  return expected.filter((name) => !done.has(name))
}

/** Submits those forms of this page and its tabs that weren't submitted on an earlier page of the walk. */
export async function sendsAllForms(page: Page, address: string, walk: Walk): Promise<void> {
  const queue = [address]
  const seen = new Set(queue)
  for (const next of queue) {
    const { forms, hasTabs } = await formsOf(page, next)
    // The part after the # is never sent, so its form may appear in the browser only.
    const isKnown = !next.includes('#') && forms.every((form) => walk.known.has(form))
    if (!isThorough && !hasTabs && isKnown) continue
    // The previous form's answer may still be navigating the page, and the service worker may notice late that the
    // browser is back online: then a file of the page is missing.
    await expect(async () => {
      await page.goto(next)
      await isAlive(page)
    }).toPass()
    for (const tab of await tabsOf(page)) {
      if (seen.has(tab)) continue
      seen.add(tab)
      queue.push(tab)
    }
    await sendsFormsHere(page, next, walk)
    for (const form of forms) walk.known.add(form)
  }
}

// Every form works without JavaScript, so all of them are in the page's HTML: there is no need to open it.
async function formsOf(page: Page, address: string): Promise<{ forms: string[]; hasTabs: boolean }> {
  const response = await page.request.get(address)
  const html = await response.text()
  const forms = [...html.matchAll(/<form([^>]*method="post"[^>]*)>(.*?)<\/form>/gs)].map(([, head = '', body = '']) => {
    const action = /action="([^"?#]*)/.exec(head)?.[1] || new URL(response.url()).pathname
    const fields = [...body.matchAll(/<(?:input|select|textarea|button)[^>]*>/g)].map(([field]) => {
      const value = field.startsWith('<button') ? /value="([^"]*)"/.exec(field)?.[1] : ''
      return `${/name="([^"]*)"/.exec(field)?.[1] ?? ''}=${value ?? ''}`
    })
    return `${action} (${fields.join()})`
  })
  return { forms, hasTabs: /[?;&]tab=/.test(html) }
}

async function sendsFormsHere(page: Page, address: string, walk: Walk) {
  let sendLast: (() => Promise<void>) | undefined
  for (const { mark, name, hasWords, isPasskey } of await markForms(page)) {
    if (walk.done.has(name)) continue
    walk.done.add(name)
    const form = page.locator(`form[data-walk=${JSON.stringify(mark)}]`)
    const press = page.locator(`[data-walk-press=${JSON.stringify(mark)}]`)
    await test.step(name, () =>
      expectStays({ page, address, form, press, hasWords, isPasskey, name: `${address}: ${name}`, walk }),
    )
    if (!hasWords || (await isGone(form))) continue

    sendLast = () => sendsForReal(page, press, `${address}: ${name}`)
    if (!isThorough) continue
    await sendLast()
    // Whatever this form did, look for the next one on a fresh page.
    await page.goto(address)
    await isAlive(page)
    return sendsFormsHere(page, address, walk)
  }
  return isThorough ? undefined : sendLast?.()
}

async function sendsForReal(page: Page, press: Locator, name: string) {
  // A form that is still handling the previous try ignores presses.
  await expect(async () => {
    const answer = page.waitForResponse((response) => response.request().method() === 'POST', AT_ONCE)
    await press.press('Enter', AT_ONCE)
    expect((await answer).headers(), `${name}, sent again`).toHaveProperty('x-remix-response')
  }).toPass()
}

// If the script hasn't reached a form, the browser submits it, and the service worker answers instead of the page.
async function isAlive(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await page.waitForLoadState(isThorough ? 'networkidle' : 'load')
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('form')].every((form) =>
        Object.keys(form).some((key) => key.startsWith('__react')),
      ),
    undefined,
    { timeout: 10_000 },
  )
}

type Sending = {
  page: Page
  address: string
  form: Locator
  press: Locator
  hasWords: boolean
  /** The browser creates the passkey before anything is sent, so offline nothing is sent. */
  isPasskey: boolean
  name: string
  walk: Walk
}

async function expectStays({ page, address, form, press, hasWords, isPasskey, name, walk }: Sending) {
  const { pathname } = new URL(page.url())
  let before: Awaited<ReturnType<typeof wordsOf>> | undefined
  const check = async (how: string) => {
    await expect(page.getByRole('alert').filter({ visible: true }).first(), `${name}: ${how}, says so`).toBeVisible()
    await expect(form, `${name}: ${how}, the form stays`).toHaveCount(1)
    expect(await wordsOf(form), `${name}: ${how}, the words stay`).toEqual(before)
    expect(new URL(page.url()).pathname, `${name}: ${how}, the page stays`).toBe(pathname)
    expect(await page.evaluate(() => document.activeElement?.tagName), `${name}: ${how}, the focus`).not.toBe('BODY')
  }
  const isWorthMore = hasWords || isThorough
  const posts = watchPosts(page)
  await page.context().setOffline(false)
  // Another form may have collapsed this one; opening the page again brings it back.
  await markForms(page)
  if (await isGone(form)) {
    await page.goto(address)
    await isAlive(page)
  }
  // A page that is still changing may be redrawn during the press. It stays offline between two tries, so that a late
  // press doesn't find it online.
  await expect(async () => {
    await markForms(page)
    await fills(form)
    before = await wordsOf(form)
    await page.context().setOffline(true)
    await press.press('Enter', AT_ONCE)
  }).toPass()
  // The alert of another form may still be visible, so an alert alone doesn't prove that this form has finished.
  if (!isPasskey) await posts.end(name)
  posts.stop()
  await check('without a line')
  if (isWorthMore) {
    await sends(page, press, name)
    await check('without a line, once more')
  }
  await page.context().setOffline(false)
  walk.pressed.push(name)
  if (isWorthMore) await expectStaysWhileStarting(page, press, name, check)
}

async function expectStaysWhileStarting(
  page: Page,
  press: Locator,
  name: string,
  check: (how: string) => Promise<void>,
) {
  const isPost = (url: URL) => url.origin === new URL(page.url()).origin
  await page.route(isPost, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' })
      : route.fallback(),
  )
  await sends(page, press, name)
  await check('while the server starts')
  await page.unroute(isPost)
}

/** Submits a form again and waits until it has finished: it sends no more requests than it was pressed. */
async function sends(page: Page, press: Locator, name: string) {
  const posts = watchPosts(page)
  let presses = 0
  // A form that is still handling the previous try ignores presses; one that has sent its request isn't pressed again.
  await expect(async () => {
    if (posts.tries() === 0) {
      presses += 1
      await press.press('Enter', AT_ONCE)
    }
    await expect.poll(posts.tries, { message: `${name}: is sent`, timeout: 5_000 }).toBeGreaterThan(0)
  }).toPass()
  await posts.end(name)
  expect(posts.asked.size, `${name}: is sent once by each press`).toBeLessThanOrEqual(presses)
  posts.stop()
}

const isGone = async (form: Locator) => (await form.count()) === 0

const tabsOf = (page: Page): Promise<string[]> =>
  page.locator('a[href*="tab="]').evaluateAll((links) =>
    links
      .filter((link): link is HTMLAnchorElement => link instanceof HTMLAnchorElement)
      .filter(({ pathname, origin }) => pathname === location.pathname && origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  )

/** The forms that can be seen and pressed, after expanding all collapsed parts of the page. */
const markForms = (page: Page) =>
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

async function fills(form: Locator) {
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

const wordsOf = (form: Locator) =>
  form.evaluate((element: HTMLFormElement) =>
    [...element.elements].flatMap((field) =>
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement ||
      (field instanceof HTMLInputElement && field.type !== 'hidden')
        ? [[field.name, field.value, field instanceof HTMLInputElement && field.checked]]
        : [],
    ),
  )
