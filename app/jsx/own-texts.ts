// Every text has an element of its own. A browser that translates a page puts each text into elements of its own making
// (`<font>`), and React then no longer finds a text that it placed between other nodes: it fails to remove it or to insert
// something before it, or goes on changing a text that nobody sees. It replaces the only text of an element as a whole.
import { createElement, Fragment, type ReactNode } from 'react'
import { Link, NavLink } from 'react-router'

/** An element around a text that stands beside others; its name is in no style sheet. */
const TEXT_RUN = 'text-run'
/** The language of these scripts' words (`vite.config.ts`); while the shop is developed, one build speaks all. */
const LANGUAGE = import.meta.env.PAGE_LANGUAGE

export type Props = { children?: unknown; suppressHydrationWarning?: boolean } & Record<string, unknown>

/** Changes the props, which were made for this one element. */
export function ownTexts(type: unknown, props: Props): void {
  const { children } = props
  if (type === Fragment) props.children = amongOthers(children)
  else if (isElement(type)) {
    const own = Array.isArray(children) ? apart(children) : children
    props.children = own
    // Translated before the scripts ran, it is no longer the text that the server sent. It stays as it is, translated.
    if (isText(own) && isTranslated()) props.suppressHydrationWarning = true
  }
}

/** Elements of documents (PDF) are in capitals; the router hands on what a link is given to its `<a>`. */
const isElement = (type: unknown) => (typeof type === 'string' ? type > 'Z' : type === Link || type === NavLink)

const isText = (child: unknown): child is string | number | bigint =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint'

const isTranslated = import.meta.env.SSR ? () => false : () => isTranslatedFrom(LANGUAGE, document)

/** A browser that translates a page from a language names another on it, or puts its texts into `<font>`. */
export const isTranslatedFrom = (
  language: string | undefined,
  page: { documentElement: { lang: string }; getElementsByTagName: (name: 'font') => { length: number } },
): boolean =>
  (language !== undefined && page.documentElement.lang !== language) || page.getElementsByTagName('font').length > 0

/** A fragment has no element around its texts. */
function amongOthers(children: unknown): unknown {
  const own = Array.isArray(children) ? apart(children) : children
  return isText(own) && isVisible(own) ? textRun(own, 0) : own
}

/** One text if there is nothing else, so that a sentence with a figure in it remains one; else an element per text. */
function apart(children: readonly unknown[]): unknown {
  const whole = textOf(children)
  if (whole !== null) return whole
  const own: unknown[] = []
  let [run, start] = ['', 0]
  const endRun = () => {
    if (run !== '') own[start] = isVisible(run) ? textRun(run, start) : run
    run = ''
  }
  children.forEach((child, at) => {
    const text = textOf(child)
    if (text === null) {
      endRun()
      own.push(Array.isArray(child) ? apart(child) : child)
      return
    }
    if (run === '') start = at
    run += text
    own.push(null)
  })
  endRun()
  return own
}

/** Null if there is an element among it. */
function textOf(child: unknown): string | null {
  if (typeof child === 'string') return child
  if (child === null || child === undefined || typeof child === 'boolean') return ''
  if (isText(child)) return String(child)
  if (!Array.isArray(child)) return null
  let texts = ''
  for (const one of child) {
    const text = textOf(one)
    if (text === null) return null
    texts += text
  }
  return texts
}

/** No translator touches a space, and as an element it would take part in the layout. */
const isVisible = (text: string | number | bigint) => typeof text !== 'string' || text.trim() !== ''

const textRun = (text: string | number | bigint, at: number): ReactNode =>
  createElement(TEXT_RUN, { key: `${TEXT_RUN}-${at}`, ...(isTranslated() && { suppressHydrationWarning: true }) }, text)
