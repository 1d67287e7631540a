// One visitor, one rate: the company's VAT from checkout also applies in the tax bar, the cart, and every price.
import { createContext } from 'react-router'
import { placeVat, readCart, type Context } from '#app/session/visitor.ts'
import { buyerVat, readCompany } from '#app/features/company-form/read-company.ts'
import { readRememberedCompany } from './remembered-buyer.ts'

type VisitorVat = Awaited<ReturnType<typeof decideVisitorVat>>

/** Decided once per request, so that all parts of a page agree. */
const decidedContext = createContext<Promise<VisitorVat> | null>(null)

/** The VAT that this visitor pays: their company's while a cart waits to be bought for one, else by where they are. */
export function visitorVat(request: Request, context: Context): Promise<VisitorVat> {
  const decided = context.get(decidedContext) ?? decideVisitorVat(request, context)
  context.set(decidedContext, decided)
  return decided
}

async function decideVisitorVat(request: Request, context: Context) {
  const cart = await readCart(request, context)
  const remembered = cart && (await readRememberedCompany(request, context, cart))
  if (!remembered?.isCompany) return placeVat(request, context)
  const company = await readCompany(context, remembered)
  const { visitor, vat } = await buyerVat(request, context, company)
  return { ...visitor, ...vat }
}
