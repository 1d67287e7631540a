// GET /cart/hint: for the open cart, whether the visitor has an eSIM that more data would do for.
import { data } from 'react-router'
import { visitorVat } from '#app/features/checkout/visitor-vat.ts'
import { readTopUpHint, type InsteadHint } from '#app/features/top-up-hint/read-top-up-hint.ts'
import { atOf, shopContext } from '#app/session/request-context.ts'
import { readCart } from '#app/session/visitor.ts'
import { findBundle } from '#shop/catalogue/bundle/bundle.ts'
import { describeItem } from '#shop/catalogue/cart/cart-item.ts'
import { dataKindOf } from '#values/data-allowance.ts'
import type { Route } from './+types/cart-hint.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const cart = await readCart(request, context)
  const catalogue = await context.get(shopContext).catalogue.viewCatalogue(atOf(context))
  const found = cart && !cart.topUpFor ? findBundle(catalogue, cart.bundleId) : null
  const headers = { 'cache-control': 'no-store' }
  if (!cart || !found) return data<InsteadHint | null>(null, { headers })
  const vat = await visitorVat(request, context)
  const { totalCents } = describeItem(found, cart, vat.basisPoints)
  const instead = { megabytes: found.bundle.megabytes, dataKind: dataKindOf(found.bundle), totalCents }
  return data<InsteadHint | null>(await readTopUpHint(request, context, cart, instead), { headers })
}
