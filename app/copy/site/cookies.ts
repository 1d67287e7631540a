// What a visitor reads whose cookies get lost on the way, whatever drops them.
import { translated } from '#app/language/translated.ts'

export const cookieCopy = translated({
  title: 'Your browser doesn’t keep our cookies',
  text: 'A setting, an extension, or your network drops them, so your cart, your login, and your choices get lost between pages, while bundles, prices, eSIM status, and support still work. Allow cookies for this site, or use another browser, and try again.',
})
