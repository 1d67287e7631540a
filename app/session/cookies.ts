// The shop's cookies: signed, not readable by scripts, and sent along when returning from the payment page.
import { createContext, href } from 'react-router'
import { AFFILIATE_TERMS } from '#shop/sales/affiliate/affiliate-terms.ts'
import type { Sealer } from '#values/secret.ts'
import { signedCookie, type CookieSigning, type SignedCookie } from './signed-cookie.ts'

/** `draftSealer` encrypts what was typed at checkout. */
export type CookieSettings = CookieSigning & { isSecure: boolean; draftSealer: Sealer }

const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3_600
export const SESSION_COOKIE = 'sid'

export function shopCookies({ isSecure, draftSealer, ...signing }: CookieSettings) {
  const cookie = (name: string, maxAge: number) =>
    signedCookie(isSecure ? `__Host-${name}` : name, signing, {
      secure: isSecure,
      httpOnly: true,
      sameSite: 'lax',
      path: href('/'),
      maxAge,
    })

  return {
    cart: cookie('cart', 30 * DAY_SECONDS),
    orders: cookie('ord', 60 * DAY_SECONDS),
    vatCountry: cookie('vat', 365 * DAY_SECONDS),
    /** Of the approximate prices beside those in euros. */
    currency: cookie('cur', 365 * DAY_SECONDS),
    /** The token of a session; the shop decides how long it is valid. */
    session: cookie(SESSION_COOKIE, 30 * DAY_SECONDS),
    /** The mailbox proof in progress in this browser. */
    proof: cookie('proof', 30 * 60),
    /** A login whose password was right, with the second factor still due. */
    pendingSignIn: cookie('factor', 15 * 60),
    /**
     * Makes an emailed reset link work in this browser; it outlives the link, so that the page can tell an expired link
     * from a foreign one.
     */
    resetHolder: cookie('reset', 60 * 60),
    /** Which accounts logged in here before. */
    knownBrowser: cookie('known', 365 * DAY_SECONDS),
    /** What was typed at checkout; encrypted. */
    draft: sealed(cookie('draft', HOUR_SECONDS), draftSealer),
    /** The affiliate link or code used here last; no page depends on it. */
    affiliate: cookie('aff', AFFILIATE_TERMS.attributionDays * DAY_SECONDS),
    /** A message for the next page. */
    flash: cookie('flash', 60),
  }
}

// Anyone with access to the browser's files can read a signed cookie; only we can read a sealed one.
const sealed = (cookie: SignedCookie, { seal, open }: Sealer): SignedCookie => ({
  name: cookie.name,
  serialize: (value, options) => cookie.serialize(value === '' ? '' : seal(JSON.stringify(value)), options),
  parse: async (header, options) => {
    const kept: unknown = await cookie.parse(header, options)
    const text = typeof kept === 'string' ? open(kept) : null
    return text === null ? null : (JSON.parse(text) as unknown)
  },
})

export const cookiesContext = createContext<ReturnType<typeof shopCookies>>()

const OWN = /(?:^|;)\s*(?:__Host-)?(?:cart|ord|vat|cur|sid|proof|factor|reset|known|draft|flash)=/

/** Whether a browser sends any cookie that our pages could depend on; others' cookies don't count. */
export const hasOwnCookie = (header: string | undefined): boolean => header !== undefined && OWN.test(header)
