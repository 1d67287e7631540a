// Loads the wizard for a visitor: today's catalog, with the VAT that this visitor pays.
import { visitorVat } from '#app/features/checkout/visitor-vat.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { packCatalogue } from './packed-catalogue.ts'
import { readWizard, tripBundleOf, type TripBundle, type WizardData } from './read-wizard.ts'
import { readTrip } from '#shop/catalogue/trip/trip-address.ts'

/** The wizard's data as a document carries it. */
export type PackedWizard = Omit<WizardData, 'catalogue'> & { packedCatalogue: string; vatBasisPoints: number }

export async function loadWizard(request: Request, url: URL, context: Context): Promise<PackedWizard> {
  const [catalogue, vatBasisPoints] = await priced(request, context)
  const { catalogue: sold, ...rest } = readWizard(
    url,
    catalogue,
    vatBasisPoints,
    context.get(shopContext).todayOnEarth(),
  )
  return { ...rest, packedCatalogue: packCatalogue(sold), vatBasisPoints }
}

/** What the results will select for the trip in an address; null unless it is complete. */
export async function loadTripBundle(request: Request, url: URL, context: Context): Promise<TripBundle | null> {
  const [catalogue, vatBasisPoints] = await priced(request, context)
  const trip = readTrip(url.searchParams, context.get(shopContext).todayOnEarth().earliest)
  return tripBundleOf(catalogue, trip, vatBasisPoints)
}

async function priced(request: Request, context: Context) {
  const { catalogue } = context.get(shopContext)
  const [known, vat] = await Promise.all([catalogue.viewCatalogue(atOf(context)), visitorVat(request, context)])
  return [known, vat.basisPoints] as const
}
