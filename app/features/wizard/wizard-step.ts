// What an address says about the wizard without knowing the trip in it, small enough for every page.
import { COOKIE_MARK } from '#app/session/cookie-mark.ts'
import { href, type ShouldRevalidateFunctionArgs } from 'react-router'

export type Step = 'destinations' | 'dates' | 'results'

export const STEPS: readonly Step[] = ['destinations', 'dates', 'results']

/** The keys that only a form without client script sends; the server answers them with a clean address. */
const PRESSES: readonly string[] = ['toggle', 'begin', 'zone', 'clear', 'length', 'move', 'reset']

export function wantedStep(search: URLSearchParams): Step {
  // The first country of a trip is all that the first step asks of most people.
  if (search.has('begin')) return 'dates'
  // A form first submits its current step, and last the step of the pressed button.
  const wanted = search.getAll('step').at(-1)
  return STEPS.find((step) => step === wanted) ?? 'destinations'
}

/** Whether an address was written by a form without client script and deserves a clean one. */
export function isPressed(search: URLSearchParams): boolean {
  const hasIdleSearch = search.get('q') === '' && !search.has('show') && !search.has('more')
  return hasIdleSearch || search.getAll('step').length > 1 || PRESSES.some((key) => search.has(key))
}

/**
 * For the `shouldRevalidate` of a page with the wizard and its frame: only the results step and pressed buttons need
 * the server. A bundle that is added leads to the checkout, which would interrupt what is read for the page before it.
 */
export function shouldReadWizardAgain(change: ShouldRevalidateFunctionArgs): boolean {
  if (change.formAction === href('/cart') && change.formData?.get('stay') === 'yes') return false
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  const next = nextUrl.searchParams
  if (!isSamePage || (formMethod && formMethod !== 'GET') || next.has(COOKIE_MARK)) return defaultShouldRevalidate

  if (!isPressed(next) && wantedStep(next) !== 'results') return next.has('q')
  return withoutChoice(currentUrl) !== withoutChoice(nextUrl)
}

const withoutChoice = ({ search }: URL): string => search.replace(/[?&](bundle|travelers)=[^&]*/g, '')
