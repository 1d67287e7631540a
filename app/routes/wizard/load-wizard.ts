// Loads the wizard for a visitor: today's catalogue, with the VAT that this visitor pays.
import { shopContext } from '#app/session/shop-context.ts'
import { visitorVat, type Context } from '#app/session/visitor.ts'
import { readWizard, type WizardData } from './read-wizard.ts'

export async function loadWizard(request: Request, url: URL, context: Context): Promise<WizardData> {
  const shop = context.get(shopContext)
  const [catalogue, vat] = await Promise.all([shop.viewCatalogue(), visitorVat(request, context)])
  return readWizard(url, catalogue, vat.basisPoints, shop.today())
}
