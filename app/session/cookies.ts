// The shop's cookies: signed, not readable by scripts, and sent along when the payment page leads back.
import { createCookie } from 'react-router'
import { createContext } from 'react-router'

export type CookieSettings = { secret: string; isSecure: boolean }

const DAY_SECONDS = 86_400
export const SESSION_COOKIE = 'sid'

export function shopCookies({ secret, isSecure }: CookieSettings) {
  const cookie = (name: string, maxAge: number) =>
    createCookie(isSecure ? `__Host-${name}` : name, {
      secrets: [secret],
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
    /** What makes a mailed reset link work in this browser; it outlives the link, so that the page can tell them apart. */
    resetHolder: cookie('reset', 60 * 60),
    /** Who signed in here before. */
    knownBrowser: cookie('known', 365 * DAY_SECONDS),
    /** One sentence for the next page. */
    flash: cookie('flash', 60),
  }
}

export const cookiesContext = createContext<ReturnType<typeof shopCookies>>()
