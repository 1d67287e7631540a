// Finds every form of a page on its own and submits each one while the browser is offline: typed text, page, and focus
// must stay. A page's first form with text that strangers see is submitted twice offline, and once to a server that is just
// starting. Afterwards, one form per page is really submitted; DEAD_LINE=thorough does all of it with all forms, and also
// opens the pages without a form.
import type { Locator, Page } from '@playwright/test'
import routes from '#app/routes.ts'
import { AT_ONCE, fills, markForms, wordsOf } from './open-forms.ts'
import { expect, test } from './traveller.ts'
import { watchPosts } from './watch-posts.ts'

/** Every page of the shop whose address has no parameters. */
export const PAGES: string[] = routes
  .flatMap(({ children = [], index, path, file }) => [{ index, path, file }, ...children])
  .filter(({ path, file }) => file.endsWith('.tsx') && !path?.includes(':') && path !== '*')
  .flatMap(({ index, path }) => (index ? ['/'] : path === undefined ? [] : [`/${path}`]))

const isThorough = process.env['DEAD_LINE'] === 'thorough'

/**
 * Forms as sent by the server (`known`), and as they were on the page when submitted (`done`). `isWorthMore`: see above.
 * `every`: which of the forms are submitted without a line, of those that are found there.
 */
type Walk = { known: Set<string>; done: Set<string>; found: string[]; isWorthMore: boolean; every: number }
export const newWalk = ({ isWorthMore = isThorough, every = 1 } = {}): Walk => ({
  known: new Set(),
  done: new Set(),
  found: [],
  isWorthMore,
  every: isThorough ? 1 : every,
})

/** The forms of a list (their address, and the button or the intent) that no page showed. */
export function missedOf(expected: string[], found: string[]): string[] {
  const done = new Set(
    found.map((name) =>
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
  const goesTo = (tabs: string[]) => {
    for (const tab of tabs.filter((each) => !seen.has(each))) {
      seen.add(tab)
      queue.push(tab)
    }
  }
  for (const next of queue) {
    const { forms, tabs } = await formsOf(page, next)
    goesTo(tabs)
    // The part after the # is never sent, so its form may appear in the browser only.
    const isKnown = !next.includes('#') && forms.every((form) => walk.known.has(form))
    if (!isThorough && isKnown) continue
    // The previous form's answer may still be navigating the page, and the service worker may notice late that the
    // browser is back online: then a file of the page is missing.
    await expect(async () => {
      await page.goto(next)
      await isAlive(page)
    }).toPass()
    goesTo(await tabsOf(page))
    await sendsFormsHere(page, next, walk)
    for (const form of forms) walk.known.add(form)
  }
}

// Every form and every tab works without JavaScript, so all of them are in the page's HTML: there is no need to open it.
async function formsOf(page: Page, address: string): Promise<{ forms: string[]; tabs: string[] }> {
  // A connection that has been idle may be closed just now, which browsers repair the same way.
  const response = await page.request.get(address, { maxRetries: 2 })
  const html = await response.text()
  const forms = [...html.matchAll(/<form([^>]*method="post"[^>]*)>(.*?)<\/form>/gs)].map(([, head = '', body = '']) => {
    const action = /action="([^"?#]*)/.exec(head)?.[1] || new URL(response.url()).pathname
    const fields = [...body.matchAll(/<(?:input|select|textarea|button)[^>]*>/g)].map(([field]) => {
      const value = field.startsWith('<button') ? /value="([^"]*)"/.exec(field)?.[1] : ''
      return `${/name="([^"]*)"/.exec(field)?.[1] ?? ''}=${value ?? ''}`
    })
    return `${action} (${fields.join()})`
  })
  return { forms, tabs: tabsIn(html, response.url()) }
}

/** The links to other tabs of this page. */
function tabsIn(html: string, address: string): string[] {
  const page = new URL(address)
  return [...html.matchAll(/<a[^>]* href="([^"]*tab=[^"]*)"/g)]
    .map(([, link = '']) => new URL(link.replaceAll('&amp;', '&'), page))
    .filter(({ pathname, origin }) => pathname === page.pathname && origin === page.origin)
    .map(({ pathname, search }) => pathname + search)
}

async function sendsFormsHere(page: Page, address: string, walk: Walk) {
  let sendLast: (() => Promise<void>) | undefined
  let isFirst = true
  for (const { mark, name, hasWords, isPasskey } of await markForms(page)) {
    if (walk.done.has(name)) continue
    walk.done.add(name)
    if (walk.done.size % walk.every > 0) {
      walk.found.push(`${address}: ${name}`)
      continue
    }
    const form = page.locator(`form[data-walk=${JSON.stringify(mark)}]`)
    const press = page.locator(`[data-walk-press=${JSON.stringify(mark)}]`)
    await test.step(name, () =>
      expectStays({
        page,
        address,
        form,
        press,
        isWorthMore: isThorough || (walk.isWorthMore && hasWords && isFirst),
        isPasskey,
        name: `${address}: ${name}`,
        walk,
      }),
    )
    isFirst &&= !hasWords
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
  // A calm page of a visitor without a cart waits for a sign of somebody before it loads its scripts.
  await page.keyboard.press('Shift')
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
  /** Whether it is submitted once more, and to a server that is just starting. */
  isWorthMore: boolean
  /** The browser creates the passkey before anything is sent, so offline nothing is sent. */
  isPasskey: boolean
  name: string
  walk: Walk
}

async function expectStays({ page, address, form, press, isWorthMore, isPasskey, name, walk }: Sending) {
  const { pathname } = new URL(page.url())
  let before: Awaited<ReturnType<typeof wordsOf>> | undefined
  const check = async (how: string) => {
    // What the page makes of the answer comes after it: not before then is anything kept or lost.
    if (!isPasskey) await expect(form.locator('[data-pending]'), `${name}: ${how}, comes to rest`).toHaveCount(0)
    await page.evaluate(twoFrames)
    await expect(page.getByRole('alert').filter({ visible: true }).first(), `${name}: ${how}, says so`).toBeVisible()
    await expect(form, `${name}: ${how}, the form stays`).toHaveCount(1)
    expect(await wordsOf(form), `${name}: ${how}, the words stay`).toEqual(before)
    expect(new URL(page.url()).pathname, `${name}: ${how}, the page stays`).toBe(pathname)
    expect(await page.evaluate(() => document.activeElement?.tagName), `${name}: ${how}, the focus`).not.toBe('BODY')
  }
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
  walk.found.push(name)
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
    await posts.begin(name, { timeout: 5_000 })
  }).toPass()
  await posts.end(name)
  expect(posts.asked.size, `${name}: is sent once by each press`).toBeLessThanOrEqual(presses)
  posts.stop()
}

const twoFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))

const isGone = async (form: Locator) => (await form.count()) === 0

const tabsOf = (page: Page): Promise<string[]> =>
  page.locator('a[href*="tab="]').evaluateAll((links) =>
    links
      .filter((link): link is HTMLAnchorElement => link instanceof HTMLAnchorElement)
      .filter(({ pathname, origin }) => pathname === location.pathname && origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  )
