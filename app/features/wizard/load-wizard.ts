// Loads the wizard for a visitor: today's catalog, with the VAT that this visitor pays.
import { moneyBackTexts } from '#app/features/bundle-label/money-back.ts'
import { visitorVat } from '#app/features/checkout/visitor-vat.ts'
import { readTopUpHint } from '#app/features/top-up-hint/read-top-up-hint.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { packCatalogue } from './packed-catalogue.ts'
import { readWizard, tripBundleOf, type OfferResults, type TripBundle, type WizardData } from './read-wizard.ts'
import { chosenOf, type TripChoice } from './results/chosen-offer.ts'
import { firstChoices, firstWithChosen } from './results/shown-offers.ts'
import { bundleInAddress } from './wizard-address.ts'
import { readTrip } from '#shop/catalogue/trip/trip-address.ts'
import type { Trip } from '#shop/catalogue/trip/trip.ts'

/** The wizard's data as a document carries it. */
export type PackedWizard = Omit<WizardData, 'catalogue'> & { packedCatalogue: string; vatBasisPoints: number }

export async function loadWizard(request: Request, url: URL, context: Context): Promise<PackedWizard> {
  const [catalogue, vatBasisPoints] = await priced(request, context)
  const {
    catalogue: sold,
    results,
    ...rest
  } = readWizard(url, catalogue, vatBasisPoints, context.get(shopContext).todayOnEarth())
  const shown = { ...rest, packedCatalogue: packCatalogue(sold), vatBasisPoints }
  if (results?.kind !== 'offers') return { ...shown, results }
  const chosen = chosenOf(results, rest.trip, bundleInAddress(url.searchParams))
  const [withLines, hint] = await Promise.all([
    withLabels(results, rest.trip, chosen, catalogue, context),
    chosen && !chosen.plan ? readTopUpHint(request, context, rest.trip, chosen.offer) : null,
  ])
  return { ...shown, results: { ...withLines, hint } }
}

// Of what the page shows first, and of what its address selects.
async function withLabels(
  results: OfferResults,
  trip: Trip,
  chosen: TripChoice | null,
  catalogue: Catalogue,
  context: Context,
): Promise<OfferResults> {
  const shop = context.get(shopContext)
  const labeled = firstWithChosen(firstChoices(results, trip), chosen).map(({ offer }) => offer)
  const bundleIds = labeled.map(({ bundleId }) => bundleId)
  const [found, terms] = await Promise.all([
    shop.catalogue.viewOperators({ catalogue, bundleIds }),
    shop.cancellations.listCancellationTerms(bundleIds, atOf(context)),
  ])
  const operators = Object.entries(found).map(([id, all]) => [
    id,
    all && Object.fromEntries(trip.destinations.flatMap((code) => (all[code] ? [[code, all[code]]] : []))),
  ])
  return { ...results, operators: Object.fromEntries(operators), moneyBack: moneyBackTexts(labeled, terms) }
}

/** What the results will select for the trip in an address; null unless it is complete. */
export async function loadTripBundle(request: Request, url: URL, context: Context): Promise<TripBundle | null> {
  const [catalogue, vatBasisPoints] = await priced(request, context)
  const today = context.get(shopContext).todayOnEarth().earliest
  return tripBundleOf({ catalogue, vatBasisPoints, today }, readTrip(url.searchParams, today))
}

async function priced(request: Request, context: Context) {
  const { catalogue } = context.get(shopContext)
  const [known, vat] = await Promise.all([catalogue.viewCatalogue(atOf(context)), visitorVat(request, context)])
  return [known, vat.basisPoints] as const
}
