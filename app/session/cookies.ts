// The shop's cookies: signed, not readable by scripts, and sent along when the payment page leads back.
import { createContext } from 'react-router'
import { AFFILIATE_TERMS } from '#shop/affiliate/affiliate-terms.ts'
import type { Sealer, Signer } from '#shop/values/secret.ts'
import { signedCookie, type SignedCookie } from './signed-cookie.ts'

/** `draftSealer` makes unreadable what was typed at the checkout. */
export type CookieSettings = { signer: Signer; isSecure: boolean; draftSealer: Sealer }

const DAY_SECONDS = 86_400
const HOUR_SECONDS = 3_600
export const SESSION_COOKIE = 'sid'

export function shopCookies({ signer, isSecure, draftSealer }: CookieSettings) {
  const cookie = (name: string, maxAge: number) =>
    signedCookie(isSecure ? `__Host-${name}` : name, signer, {
      secure: isSecure,
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge,
    })

  return {
    cart: cookie('cart', 30 * DAY_SECONDS),
    orders: cookie('ord', 60 * DAY_SECONDS),
    vatCountry: cookie('vat', 365 * DAY_SECONDS),
    /** The token of a signed-in session; how long it is worth something the shop decides. */
    session: cookie(SESSION_COOKIE, 30 * DAY_SECONDS),
    /** The proof of a mailbox that this browser is giving. */
    proof: cookie('proof', 30 * 60),
    /** A sign-in whose password was right, and whose second factor is still due. */
    pendingSignIn: cookie('factor', 15 * 60),
    /** What makes a mailed reset link work in this browser; it outlives the link, so that the page can tell them apart. */
    resetHolder: cookie('reset', 60 * 60),
    /** Who signed in here before. */
    knownBrowser: cookie('known', 365 * DAY_SECONDS),
    /** What was typed at the checkout; nobody but us can read it. */
    draft: sealed(cookie('draft', HOUR_SECONDS), draftSealer),
    /** The affiliate's link or code that was used here last; no page shows anything of it. */
    affiliate: cookie('aff', AFFILIATE_TERMS.attributionDays * DAY_SECONDS),
    /** One sentence for the next page. */
    flash: cookie('flash', 60),
  }
}

// A signed cookie can be read by whoever holds the browser's files; a sealed one by nobody but us.
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

const OWN = /(?:^|;)\s*(?:__Host-)?(?:cart|ord|vat|sid|proof|factor|reset|known|draft|flash)=/

/** Whether a browser brings anything that a page of ours could depend on; what others have set says nothing. */
export const hasOwnCookie = (header: string | undefined): boolean => header !== undefined && OWN.test(header)
