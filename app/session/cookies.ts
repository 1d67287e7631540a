// The shop's cookies: signed, not readable by scripts, and sent along when the payment page leads back.
import { createCookie } from 'react-router'
import { createContext } from 'react-router'

export type CookieSettings = { secret: string; isSecure: boolean }

const DAY_SECONDS = 86_400

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
  }
}

export const cookiesContext = createContext<ReturnType<typeof shopCookies>>()
