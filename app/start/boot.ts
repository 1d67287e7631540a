// The only inline script of a document. It loads the page's scripts after the first paint, or at the first interaction
// if the page works without them, and records clicks and input until they run. It is sent as text, so it can't import
// anything; its hash is in the security headers.

import { START_ID } from './element-ids.ts'
import type { Field, ReplayTyping } from './replay-typing.ts'

/** The scripts to load, from the document; see `start.tsx`. */
type Asked = { isCalm: boolean; files: string[]; entry: string[]; memory: string[] }
/** `letGo` is what the browser can do by itself. */
type Held = { replay: () => void; letGo?: () => void }

/** Dispatched by the page once its scripts run, with the function that replays earlier input. */
export const AWAKE = 'awake'
/** Where the router stores each page's scroll position. */
const SCROLL_KEY = 'react-router-scroll-positions'

class Boot {
  readonly awake: string
  readonly scrollKey: string
  readonly startId: string
  /** How long a click waits for the scripts before the browser does what it can without them. */
  readonly timeoutMs = 4_000
  /** A page in a background tab is never painted. */
  readonly unseenMs = 2_000
  readonly signs = [
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
  readonly root = document.documentElement
  readonly held = new Map<Element, Held>()
  readonly typed = new Set<Field>()
  readonly letPass = new Set<Element>()
  isAsked = false
  isAwake = false
  isCaughtUp = false
  isRefreshing = false
  replayTyping: ReplayTyping | null = null
  /** What is being processed right now: a clicked button, or a form being submitted. */
  underWay: Element | null = null

  constructor(awake: string, scrollKey: string, startId: string) {
    this.awake = awake
    this.scrollKey = scrollKey
    this.startId = startId
    if (this.remembered('sessionStorage', 'dressed')) this.dress()
    else this.afterPaint(() => this.dress())
    addEventListener('submit', (event) => this.onSubmit(event), true)
    addEventListener('click', (event) => this.onClick(event), true)
    for (const press of ['submit', 'click']) addEventListener(press, () => (this.underWay = null))
    addEventListener('input', ({ target }) => this.onInput(target), true)
    addEventListener(this.awake, (told) => this.onAwake(told), { once: true })
    // A file that fails to load ends the startup.
    for (const fault of ['error', 'unhandledrejection']) addEventListener(fault, () => this.fail())
    addEventListener('pointerdown', () => (this.root.dataset['pressed'] = ''), true)
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, () => delete this.root.dataset['pressed'], true)
    for (const sign of this.signs)
      addEventListener(sign, (event) => this.onSign(event), { capture: true, passive: true })
    this.whenRead(() => this.begin())
  }

  begin() {
    const [opened] = performance.getEntriesByType('navigation')
    const isKept =
      opened instanceof PerformanceNavigationTiming && opened.serverTiming.some(({ name }) => name === 'kept')
    const { isCalm, memory } = this.told()
    const remembers = memory.some((key) => this.remembered('localStorage', key) !== null)
    if (!isCalm || isKept || !navigator.onLine || remembers) this.afterPaint(() => this.wake())
    const top: unknown = JSON.parse(this.remembered('sessionStorage', this.scrollKey) ?? '{}')[history.state?.key]
    if (typeof top === 'number') scrollTo(0, top)
  }

  /** Fonts and the map load after the text; if they are cached, they show at once. */
  dress() {
    this.root.dataset['dressed'] = ''
    void document.fonts.ready.then(() => this.remember('dressed'))
  }

  wake() {
    if (this.isAsked) return
    this.isAsked = true
    this.whenRead(() => {
      const { files, entry } = this.told()
      if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
      for (const href of files) this.add('link', { rel: 'modulepreload', href })
      for (const src of entry) this.add('script', { type: 'module', async: false, onerror: () => this.fail(), src })
    })
  }

  fail() {
    if (this.isAwake) return
    this.isAsked = false
    this.refresh()
    for (const [element, { letGo }] of this.held) {
      if (!letGo) continue
      this.held.delete(element)
      letGo()
    }
  }

  // If the scripts fail to load, the page behaves as without script: it reloads to show what is new, as soon as the
  // shop answers.
  refresh() {
    const said = [...document.querySelectorAll('noscript')].map(({ textContent }) => textContent).join()
    const [, seconds] = /http-equiv="refresh" content="(\d+)"/i.exec(said) ?? []
    if (seconds === undefined || this.isRefreshing) return
    this.isRefreshing = true
    const look = () =>
      setTimeout(
        () => {
          if (!this.isAwake) fetch(location.href, { method: 'HEAD' }).then(() => location.reload(), look)
        },
        Number(seconds) * 1_000,
      )
    look()
  }

  // A mouse resting where the page appears triggers a move event without moving.
  onSign(event: Event) {
    if (!(event instanceof PointerEvent) || event.type !== 'pointermove' || event.movementX || event.movementY)
      this.wake()
  }

  onSubmit(event: SubmitEvent) {
    const { target: form, submitter } = event
    if (this.isAwake || !(form instanceof HTMLFormElement)) return
    if (this.letPass.delete(form) || form.method === 'dialog') return
    event.preventDefault()
    this.underWay = form
    const button = submitter instanceof HTMLElement ? submitter : null
    this.hold(button ?? form, {
      replay: () => (button ? button.click() : form.requestSubmit()),
      letGo: () => {
        // Only a script can fill it by itself; without, whoever sends the form has to.
        if (form.querySelector(':invalid[data-by-script]')) form.reportValidity()
        else {
          this.letPass.add(form)
          form.requestSubmit(button)
        }
      },
    })
  }

  // What a click does natively, such as following a link or opening a dialog, isn't delayed.
  onClick({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>('button,[role=button]') : null
    this.underWay = button
    if (this.isAwake) return this.catchUp()
    if (!button?.matches('[type=button],[role=button]')) return
    // The button itself tells the page that it was pressed.
    if (button.matches('[commandfor],[popovertarget]')) return void (button.dataset['early'] = '')
    this.hold(button, { replay: () => button.click() })
  }

  onInput(target: EventTarget | null) {
    if (target instanceof HTMLTextAreaElement) this.typed.add(target)
    if (target instanceof HTMLInputElement && target.type !== 'file') this.typed.add(target)
  }

  hold(element: Element, one: Held) {
    this.root.dataset['waking'] = ''
    if (!this.held.has(element)) {
      this.held.set(element, one)
      setTimeout(() => this.held.get(element) === one && this.fail(), this.timeoutMs)
    }
    this.wake()
  }

  onAwake(told: Event) {
    if (told instanceof CustomEvent) this.replayTyping = told.detail
    this.isAwake = true
    // Nothing may move under a pressed finger; the click comes right after this event.
    if (this.root.dataset['pressed'] === undefined) this.catchUp()
    else addEventListener('pointerup', () => setTimeout(() => this.catchUp()), { once: true })
  }

  // A click can be what wakes the page. The page then gets that click itself, so it isn't replayed; a form being
  // submitted blocks other clicks until it is done.
  catchUp() {
    if (this.isCaughtUp) return
    this.isCaughtUp = true
    delete this.root.dataset['waking']
    for (const field of this.typed) this.replayTyping?.(field)
    if (this.underWay && !(this.underWay instanceof HTMLFormElement)) this.held.delete(this.underWay)
    // By then the page has rendered what was replayed: a button must not send what was chosen before.
    setTimeout(() => this.replay())
  }

  replay() {
    for (const [element, { replay }] of this.held) if (element.isConnected) replay()
    this.held.clear()
  }

  afterPaint(work: () => void) {
    let isDone = false
    const once = () => {
      if (!isDone) work()
      isDone = true
    }
    requestAnimationFrame(() => setTimeout(once))
    setTimeout(once, this.unseenMs)
  }

  whenRead(work: () => void) {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', work)
    else work()
  }

  told(): Asked {
    return JSON.parse(document.getElementById(this.startId)?.textContent ?? '')
  }

  add(name: 'link' | 'script', facts: object) {
    document.head.append(Object.assign(document.createElement(name), facts))
  }

  remembered(area: 'localStorage' | 'sessionStorage', key: string): string | null {
    try {
      return window[area].getItem(key)
    } catch {
      return null
    }
  }

  remember(key: string) {
    try {
      sessionStorage.setItem(key, 'yes')
    } catch {
      // It will come late again.
    }
  }
}

// Removes comments and unneeded line breaks: every document carries this text, and the home page has a budget of 14 kB.
const NEEDLESS = /\s*\/\*.*?\*\/\s*|(?<=[;{},[])\s*\n\s*|\n\s*(?=[}\]])/g

/** The text of the script, the same in every document; browsers never get the class itself. */
export const BOOT = import.meta.env.SSR
  ? `new (${Boot.toString().replaceAll(NEEDLESS, '').replaceAll(/\n\s+/g, '\n')})(${[AWAKE, SCROLL_KEY, START_ID].map((name) => JSON.stringify(name)).join()})`
  : ''
