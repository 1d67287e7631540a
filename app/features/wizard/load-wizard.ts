// Loads the wizard for a visitor: today's catalogue, with the VAT that this visitor pays.
import { visitorVat } from '#app/features/checkout/visitor-vat.ts'
import { atOf } from '#app/session/caller.ts'
import { shopContext } from '#app/session/shop-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { packCatalogue } from './packed-catalogue.ts'
import { readWizard, type WizardData } from './read-wizard.ts'

/** The wizard's data as a document carries it. */
export type PackedWizard = Omit<WizardData, 'catalogue'> & { packedCatalogue: string; vatBasisPoints: number }

export async function loadWizard(request: Request, url: URL, context: Context): Promise<PackedWizard> {
  const shop = context.get(shopContext)
  const [catalogue, vat] = await Promise.all([
    shop.catalogue.viewCatalogue(atOf(context)),
    visitorVat(request, context),
  ])
  const { catalogue: sold, ...rest } = readWizard(url, catalogue, vat.basisPoints, shop.todayOnEarth())
  return { ...rest, packedCatalogue: packCatalogue(sold), vatBasisPoints: sold.vatBasisPoints }
}
