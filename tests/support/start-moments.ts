// Presses at a chosen moment of a page's start. A moment is an event of the start, never a time: which of the scripts have
// been answered, how many tasks have passed since the last one ran, whether the page has said that it is awake.
import type { Page, Route } from '@playwright/test'
import { AWAKE, START_ID } from '#app/start/start-names.ts'

/** On the first element that the selector finds: a click, or what is typed into it, or Enter. */
export type Press = { on: string; type?: string; /** In place of what is there. */ anew?: true; enter?: true }

/** After the entry script has run: so many tasks. After the page is awake: so many tasks, or at once, or a frame later. */
type Inside =
  | { after: 'read' }
  | { after: 'run'; tasks: number }
  | { after: 'awake'; tasks: number | 'now' | 'microtask' | 'frame' }
/** While so much of the page's scripts has been answered, from none to all but the last. */
type Outside = { answered: number }
type Moment = { at: Inside | Outside; /** The finger of the first press is down since then. */ down?: Inside }

const answered = (part: number): Outside => ({ answered: part })
const run = (tasks: number): Inside => ({ after: 'run', tasks })
const awake = (tasks: number | 'now' | 'microtask' | 'frame'): Inside => ({ after: 'awake', tasks })

export const MOMENTS: Record<string, Moment> = {
  'before anything is asked for': { at: { after: 'read' } },
  'when no script is there': { at: answered(0) },
  'when a fifth of the scripts is there': { at: answered(0.2) },
  'when two fifths are there': { at: answered(0.4) },
  'when three fifths are there': { at: answered(0.6) },
  'when four fifths are there': { at: answered(0.8) },
  'when all but one are there': { at: answered(1) },
  'when the last one has run': { at: run(0) },
  'a task later': { at: run(1) },
  'two tasks later': { at: run(2) },
  'four tasks later': { at: run(4) },
  'eight tasks later': { at: run(8) },
  'sixteen tasks later': { at: run(16) },
  'as the page wakes': { at: awake('now') },
  'right after that': { at: awake('microtask') },
  'a task after that': { at: awake(1) },
  'a frame after that': { at: awake('frame') },
  'with a finger that was down before the scripts': { at: awake(1), down: { after: 'read' } },
  'with a finger that was down as the page woke': { at: awake('frame'), down: run(0) },
  'with a finger that is lifted before that': { at: run(4), down: { after: 'read' } },
}

type Plan = { path: string; moment: Moment; presses: Press[]; awake: string }
declare global {
  interface Window {
    pressNow?: () => void
    isPressed?: boolean
    isAwakeNow?: boolean
  }
}

/** Opens the page and presses at that moment; resolves once the page is awake and has handled what was pressed. */
export async function pressesAt(page: Page, address: string, moment: Moment, presses: Press[]): Promise<void> {
  const [path = ''] = address.split('?')
  const script = await page.addInitScript(pressInside, { path, moment, presses, awake: AWAKE })
  if ('answered' in moment.at) await pressesBetween(page, address, moment.at.answered)
  else await page.goto(address, { waitUntil: 'domcontentloaded' })
  // What was pressed may have led to another page since.
  await page.waitForFunction(
    (opened) =>
      location.pathname !== opened ||
      (window.isPressed && window.isAwakeNow && document.documentElement.dataset['waking'] === undefined),
    path,
  )
  await script.dispose()
}

async function pressesBetween(page: Page, address: string, part: number): Promise<void> {
  const held: Route[] = []
  const arrived = Promise.withResolvers<void>()
  let count = Infinity
  let isOpen = false
  const hold = (route: Route) => {
    if (isOpen) return route.continue()
    held.push(route)
    if (held.length >= count) arrived.resolve()
    return undefined
  }
  await page.route('**/*.js', hold)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  count = await page.evaluate((id) => {
    const { files, entry } = JSON.parse(document.getElementById(id)?.textContent ?? '{}')
    return new Set([...files, ...entry]).size
  }, START_ID)
  if (held.length < count) await arrived.promise
  const first = held.splice(0, Math.min(Math.floor(count * part), count - 1))
  await Promise.all(
    first.map(async (route) => (await route.continue(), (await route.request().response())?.finished())),
  )
  await page.evaluate(() => window.pressNow?.())
  isOpen = true
  await Promise.all(held.map((route) => route.continue()))
  await page.unroute('**/*.js', hold)
}

// Runs in the page before any of its scripts.
function pressInside({ path, moment, presses, awake: wakes }: Plan): void {
  if (location.pathname !== path) return
  const hand = {
    find: (selector: string) => document.querySelector<HTMLElement>(selector),
    point: (element: HTMLElement | null, event: string) =>
      element?.dispatchEvent(new PointerEvent(event, { bubbles: true, cancelable: true, pointerType: 'touch' })),
    enter: (element: HTMLElement) => {
      const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
      if (!element.dispatchEvent(press)) return
      // What a browser does by itself.
      if (element instanceof HTMLTextAreaElement) document.execCommand('insertText', false, '\n')
      const form = element instanceof HTMLInputElement ? element.form : null
      const button = [...(form?.elements ?? [])].find((each) => each.matches('[type=submit]'))
      if (button instanceof HTMLElement) button.click()
      else form?.requestSubmit()
    },
  }
  const start = {
    onRead: (work: () => void) => addEventListener('DOMContentLoaded', work, { once: true }),
    onRun: (work: () => void) =>
      document.addEventListener(
        'load',
        ({ target }) => target instanceof HTMLScriptElement && target.type === 'module' && work(),
        true,
      ),
  }
  let isDown = false
  const lift = (element: HTMLElement | null) => {
    isDown = false
    hand.point(element, 'pointerup')
  }
  const press = ({ on, type, anew, enter: isEnter }: Press) => {
    const element = hand.find(on)
    if (!element) throw new Error(`Nothing to press: ${on}`)
    if (type !== undefined) {
      if (isDown) lift(element)
      element.focus()
      if (anew && element instanceof HTMLInputElement) element.select()
      document.execCommand('insertText', false, type)
    } else if (isEnter) {
      hand.enter(element)
    } else {
      if (!isDown) hand.point(element, 'pointerdown')
      lift(element)
      element.click()
    }
  }
  // Each in a task of its own, as a hand is never faster.
  const pressNext = ([first, ...others]: Press[]) => {
    if (first) press(first)
    else window.isPressed = true
    if (first) afterTasks(1, () => pressNext(others))
  }
  window.pressNow = () => {
    pressNext(presses)
  }
  const afterTasks = (count: number, work: () => void) => {
    if (count === 0) return work()
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => afterTasks(count - 1, work), { once: true })
    port1.start()
    port2.postMessage(null)
  }
  const onAwake = (work: () => void) => addEventListener(wakes, work, { once: true, capture: true })
  const when = (at: Inside, work: () => void) => {
    if (at.after === 'read') return start.onRead(work)
    if (at.after === 'run') return start.onRun(() => afterTasks(at.tasks, work))
    const { tasks } = at
    onAwake(() => {
      if (tasks === 'now') work()
      else if (tasks === 'microtask') queueMicrotask(work)
      else if (tasks === 'frame') requestAnimationFrame(work)
      else afterTasks(tasks, work)
    })
  }
  const { at, down } = moment
  if (down)
    when(down, () => {
      isDown = true
      hand.point(hand.find(presses[0]?.on ?? ''), 'pointerdown')
    })
  if (!('answered' in at)) when(at, () => window.pressNow?.())
  if (!('after' in at) || at.after !== 'read') start.onRead(() => dispatchEvent(new Event('touchstart')))
  onAwake(() => afterTasks(1, () => (window.isAwakeNow = true)))
}
