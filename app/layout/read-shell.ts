// Fills what every page of the shop knows: brand, cart with fresh prices, VAT, today.
import { offeredLanguage } from '#app/language/offered-language.ts'
import { shownBrand } from '#app/language/known-text.ts'
import { ownZoneNames } from '#app/language/zone-names.ts'
import { ownProofCopy } from '#app/copy/people/own-proof.ts'
import { cookieCopy } from '#app/copy/site/cookies.ts'
import { flashCopy, flashTexts, type FlashWords } from '#app/copy/site/flash.ts'
import { describeItem } from '#shop/catalogue/cart/cart-item.ts'
import { bundlePriceCents, findBundle, topupPriceCents } from '#shop/catalogue/bundle/bundle.ts'
import { visitorVat } from '#app/features/checkout/visitor-vat.ts'
import { version } from '../../package.json' with { type: 'json' }
import { takeFlash, type Flash } from '#app/session/flash.ts'
import { areCookiesDropped } from '#app/session/kept-cookies.ts'
import type { FrameData, ShellData } from '#app/session/shell-data.ts'
import { shopContext, sessionUserContext, brandContext, atOf } from '#app/session/request-context.ts'
import { visitorCurrency } from '#app/session/visitor-currency.ts'
import { readCart, type Context } from '#app/session/visitor.ts'

export async function readShell(request: Request, context: Context): Promise<ShellData> {
  const shop = context.get(shopContext)
  const [vat, cart, { currency, canChoose }] = await Promise.all([
    visitorVat(request, context),
    readCart(request, context),
    visitorCurrency(request, context),
  ])
  const priceOf = cart?.topUpFor ? topupPriceCents : bundlePriceCents
  const found = cart && findBundle(await shop.catalogue.viewCatalogue(atOf(context)), cart.bundleId, priceOf)
  return {
    ...(await readFrame(request, context)),
    cart: cart && found ? [describeItem(found, cart, vat.basisPoints)] : [],
    vat: { country: vat.country, basisPoints: vat.basisPoints, source: vat.basis },
    ...(canChoose && { currency }),
  }
}

/** What the frame of every page knows. */
export async function readFrame(request: Request, context: Context): Promise<FrameData> {
  const flash = await takeFlash(request, context)
  return {
    brand: shownBrand(context.get(brandContext)),
    today: context.get(shopContext).today(),
    ...zoneNamesHere(),
    version,
    role: context.get(sessionUserContext)?.type ?? null,
    flash: flash && flashWords(flash),
    ...(areCookiesDropped(context) && { cookieNotice: cookieCopy }),
    offeredLanguage: offeredLanguage({
      cookie: request.headers.get('cookie'),
      acceptLanguage: request.headers.get('accept-language'),
    }),
  }
}

function zoneNamesHere(): Pick<FrameData, 'zoneNames'> {
  const zoneNames = ownZoneNames()
  return Object.keys(zoneNames.shown).length + zoneNames.english.length > 0 ? { zoneNames } : {}
}

/** The message's text; an account with the wrong role is told whose page it is, and who changed many things how many. */
function flashWords({ text, role, file, count }: Flash): FlashWords {
  if (count !== undefined) return { ...flashCopy[text], text: flashTexts.saved(count) }
  if (text === 'access_denied' && role) return { ...flashCopy[text], text: flashTexts.wrongRole(role) }
  if (!file) return flashCopy[text]
  return {
    ...flashCopy[text],
    file: { address: file, link: ownProofCopy.downloadLink, ready: ownProofCopy.downloadReady },
  }
}
