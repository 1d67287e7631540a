// The only inline script of a document, built as a program of its own. It loads the page's scripts after the first paint,
// or at the first interaction if the page works without them, and records clicks and input until they run. Its hash is
// in the security headers.
import { AWAKE, SCROLL_KEY, START_ID } from './start-names.ts'
import type { PageStart } from './page-start.ts'
import type { Field, ReplayTyping } from './replay-typing.ts'

/** `letGo` is what the browser can do by itself. */
type HeldEvent = { replay: () => void; letGo?: () => void }

/** How long a click waits for the scripts before the browser does what it can without them. */
const TIMEOUT_MS = 4_000
/** A page in a background tab is never painted. */
const UNSEEN_MS = 2_000
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'input',
  'offline',
  // Another tab changed shared storage, such as the cart.
  'storage',
]
const root = document.documentElement
const held = new Map<Element, HeldEvent>()
const typed = new Set<Field>()
const letPass = new Set<Element>()
let isAsked = false
let isAwake = false
let isCaughtUp = false
let isReplaying = false
let isRefreshing = false
let replayTyping: ReplayTyping | null = null
/** What is being processed right now: a clicked button, or a form being submitted. */
let underWay: Element | null = null

if (remembered('sessionStorage', 'dressed')) dress()
else afterPaint(dress)
addEventListener('submit', onSubmit, true)
addEventListener('click', onClick, true)
for (const press of ['submit', 'click']) addEventListener(press, () => (underWay = null))
addEventListener('keydown', onKey, true)
addEventListener('input', ({ target }) => onInput(target), true)
addEventListener(AWAKE, onAwake, { once: true })
// A file that fails to load ends the startup.
for (const fault of ['error', 'unhandledrejection']) addEventListener(fault, fail)
addEventListener('pointerdown', () => (root.dataset['pressed'] = ''), true)
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => delete root.dataset['pressed'], true)
for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true })
whenRead(begin)

function begin() {
  const [opened] = performance.getEntriesByType('navigation')
  const isKept =
    opened instanceof PerformanceNavigationTiming && opened.serverTiming.some(({ name }) => name === 'kept')
  const { isCalm, memory } = told()
  const remembers = memory.some((key) => remembered('localStorage', key) !== null)
  if (!isCalm || isKept || !navigator.onLine || remembers) afterPaint(wake)
  const top: unknown = JSON.parse(remembered('sessionStorage', SCROLL_KEY) ?? '{}')[history.state?.key]
  if (typeof top === 'number') scrollTo(0, top)
}

/** Fonts and the map load after the text; if they are cached, they show at once. */
function dress() {
  root.dataset['dressed'] = ''
  void document.fonts.ready.then(() => remember('dressed'))
}

function wake() {
  if (isAsked) return
  isAsked = true
  whenRead(() => {
    const { files, entry } = told()
    // Scroll positions are stored by the key of the history's entry, which the router only gives to entries of its own.
    if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
    for (const href of files) add('link', { rel: 'modulepreload', href })
    for (const src of entry) add('script', { type: 'module', async: false, onerror: fail, src })
  })
}

function fail() {
  if (isAwake) return
  isAsked = false
  refresh()
  for (const [element, { letGo }] of held) {
    if (!letGo) continue
    held.delete(element)
    letGo()
  }
}

// If the scripts fail to load, the page behaves as without script: it reloads to show what is new, as soon as the shop
// answers.
function refresh() {
  const said = [...document.querySelectorAll('noscript')].map(({ textContent }) => textContent).join()
  const [, seconds] = /http-equiv="refresh" content="(\d+)"/i.exec(said) ?? []
  if (seconds === undefined || isRefreshing) return
  isRefreshing = true
  const look = () =>
    setTimeout(
      () => {
        if (!isAwake) fetch(location.href, { method: 'HEAD' }).then(() => location.reload(), look)
      },
      Number(seconds) * 1_000,
    )
  look()
}

// A mouse resting where the page appears triggers a move event without moving.
function onSign(event: Event) {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove' || event.movementX || event.movementY) wake()
}

function onSubmit(event: SubmitEvent) {
  const { target: form, submitter } = event
  if (isAwake || !(form instanceof HTMLFormElement)) return
  if (letPass.delete(form) || form.method === 'dialog') return
  event.preventDefault()
  underWay = form
  const button = submitter instanceof HTMLElement ? submitter : null
  hold(button ?? form, { replay: () => send(form, button), letGo: () => sendUnaided(form, button) })
}

const send = (form: HTMLFormElement, button: HTMLElement | null) => (button ? button.click() : form.requestSubmit())

function sendUnaided(form: HTMLFormElement, button: HTMLElement | null) {
  // Only a script can fill it by itself; without, whoever sends the form has to.
  if (form.querySelector(':invalid[data-by-script]')) form.reportValidity()
  else {
    letPass.add(form)
    form.requestSubmit(button)
  }
}

// What Enter does in a field, such as choosing what was searched for, only the page knows. By itself, the browser would
// press the first button of the form.
function onKey(event: KeyboardEvent) {
  const { target: field, key, shiftKey, isComposing } = event
  if (key !== 'Enter' || shiftKey || isComposing || !takesEnter(field)) return
  if (isAwake && !isBehind()) return catchUp()
  stop(event)
  const { form } = field
  const button = [...(form?.elements ?? [])].find((each) => each.matches('[type=submit]'))
  const first = button instanceof HTMLElement ? button : null
  hold(field, {
    replay: () => {
      const again = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      if (field.dispatchEvent(again) && form) send(form, first)
    },
    letGo: () => {
      if (form) sendUnaided(form, first)
    },
  })
  if (isAwake) catchUp()
}

/** A press must not overtake those that are still to be replayed. */
const isBehind = () => held.size > 0 && !isReplaying

function stop(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}

const takesEnter = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement
    ? target.enterKeyHint === 'send'
    : target instanceof HTMLInputElement && !target.matches('[type=checkbox],[type=radio],[type=file]')

// What a click does natively, such as following a link or opening a dialog, isn't delayed, unless it would overtake a
// press that is held: the page would do that one last, and undo it.
function onClick(event: MouseEvent) {
  const { target } = event
  const pressed = target instanceof Element ? target.closest<HTMLElement>('button,[role=button],a') : null
  const link = pressed instanceof HTMLAnchorElement && pressed
  const button = link ? null : pressed
  underWay = button
  if (pressed && isBehind() && (isAwake || link)) {
    underWay = null
    stop(event)
    hold(pressed, { replay: () => pressed.click(), letGo: () => link && location.assign(link.href) })
  }
  if (isAwake) return catchUp()
  if (!button?.matches('[type=button],[role=button]')) return
  // The button itself tells the page that it was pressed.
  if (button.matches('[commandfor],[popovertarget]')) button.dataset['early'] = ''
  else hold(button, { replay: () => button.click() })
}

function onInput(target: EventTarget | null) {
  if (target instanceof HTMLTextAreaElement) typed.add(target)
  if (target instanceof HTMLInputElement && target.type !== 'file') typed.add(target)
}

function hold(element: Element, one: HeldEvent) {
  root.dataset['waking'] = ''
  if (!held.has(element)) {
    held.set(element, one)
    setTimeout(() => held.get(element) === one && fail(), TIMEOUT_MS)
  }
  wake()
}

function onAwake(event: Event) {
  if (event instanceof CustomEvent) replayTyping = event.detail
  isAwake = true
  // Nothing may move under a pressed finger; the click comes right after this event.
  if (root.dataset['pressed'] === undefined) catchUp()
  else {
    // A touch that becomes a scroll is never lifted.
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setTimeout(catchUp), { once: true })
  }
}

// A click can be what wakes the page. The page then gets that click itself, so it isn't replayed; a form being submitted
// blocks other clicks until it is done.
function catchUp() {
  if (isCaughtUp) return
  isCaughtUp = true
  for (const field of typed) replayTyping?.(field)
  if (underWay && !(underWay instanceof HTMLFormElement)) held.delete(underWay)
  setTimeout(replayNext)
}

// Each in a task of its own: by then the page has rendered what was replayed before, and a button must not act on what
// was there earlier.
function replayNext() {
  const [first] = held
  if (!first) {
    delete root.dataset['waking']
    return
  }
  const [element, { replay }] = first
  held.delete(element)
  isReplaying = true
  if (element.isConnected) replay()
  isReplaying = false
  setTimeout(replayNext)
}

function afterPaint(work: () => void) {
  let isDone = false
  const once = () => {
    if (!isDone) work()
    isDone = true
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, UNSEEN_MS)
}

function whenRead(work: () => void) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work)
  else work()
}

function told(): Pick<PageStart, 'isCalm' | 'files' | 'entry' | 'memory'> {
  return JSON.parse(document.getElementById(START_ID)?.textContent ?? '')
}

function add(name: 'link' | 'script', facts: object) {
  document.head.append(Object.assign(document.createElement(name), facts))
}

function remembered(area: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[area].getItem(key)
  } catch {
    return null
  }
}

function remember(key: string) {
  try {
    sessionStorage.setItem(key, 'yes')
  } catch {
    // It will come late again.
  }
}
