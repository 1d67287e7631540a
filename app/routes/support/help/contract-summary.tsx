import { countryName, formatDay, formatEuro, salesTaxText, zoneName } from '#app/language/formats.ts'
import { pathHere } from '#app/language/address.ts'
import { data, Link, href } from 'react-router'
import { summaryCopy as copy } from '#app/copy/sales/contract-summary.ts'
import { cancelCopy } from '#app/copy/support/cancel.ts'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { labelCopy } from '#app/copy/catalogue/bundle-label.ts'
import { BundleLabel } from '#app/features/bundle-label/bundle-label.tsx'
import { moneyBackText } from '#app/features/bundle-label/money-back.ts'
import { ChosenCurrencyNote } from '#app/features/currency/currency-note.tsx'
import { NearPrice, passNote } from '#app/features/currency/near-price.tsx'
import { withQuery } from '#app/format/with-query.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { pictureFor } from '#app/layout/page-picture.ts'
import { StructuredData } from '#app/layout/structured-data.tsx'
import { offerFacts, returnPolicy } from '#app/layout/structured-facts.ts'
import { useShell, useShop, usePublicUrl } from '#app/session/shell-data.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Pass } from '#app/ui/pass.tsx'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { LegalNote } from './legal-note.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { withEnglishNames, ZoneName } from '#app/ui/zone-name.tsx'
import { findSummary } from './find-summary.ts'
import type { Route } from './+types/contract-summary.ts'
import './reading.css'
import { useId, type ReactNode } from 'react'

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const catalogue = await shop.catalogue.viewCatalogue(atOf(context))
  const found = findSummary(catalogue, params.bundleId)
  if (!found) throw data(null, { status: 404 })
  const operators = await shop.catalogue.viewOperators({ catalogue, bundleIds: [found.bundleId] })
  const terms = await shop.cancellations.viewCancellationTerms(found.bundleId, atOf(context))
  const moneyBack = moneyBackText(found.facts, terms)
  const { bundleId } = found
  const bundles = catalogue.bundles.filter((each) => each.bundleId === bundleId)
  const priceEndsOn = (await shop.catalogue.viewPriceEnds({ bundles }))[bundleId]
  return { ...found, operators: operators[bundleId] ?? null, terms, moneyBack, priceEndsOn }
}

export default function ContractSummary({ loaderData: offer }: Route.ComponentProps) {
  const { brand, vat, today, currency } = useShop()
  const { zone, name, size, days, priceCents } = offer
  const price = priceCents === null ? null : quote(priceCents, vat.basisPoints)
  const title = copy.titleOf(name, size, days)

  return (
    <>
      <PageHead title={title} description={copy.description(name, size, days)} isPrivate={price === null} />
      {price && <Product offer={offer} totalCents={price.totalCents} />}
      <PageTop title={copy.title} lead={copy.purpose}>
        <LegalNote />
        <PrintButton />
      </PageTop>
      <div className="wrap grid items-start gap-10 py-8 md:py-12 print:mt-3 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] print:py-0">
        <div className="one-page grid gap-8 print:gap-2">
          <dl className="facts-list">
            <dt>{copy.bundle}</dt>
            <dd>
              <ZoneName name={zone} />, {size}, {copy.days(days)}
            </dd>
            <dt>{copy.bundleNumber}</dt>
            <dd>{offer.bundleId}</dd>
            <dt>{copy.provider}</dt>
            <dd>{brand.company?.legalName ?? brand.fullName}</dd>
            <dt>{copy.asOf}</dt>
            <dd>
              <time dateTime={today}>{formatDay(today)}</time>
            </dd>
          </dl>

          <SummaryPart heading={copy.services.heading}>
            <p>{withEnglishNames(copy.services.text(offer, zoneName(zone)))}</p>
            <p className="text-muted print:text-[7.5pt] print:leading-tight">
              <span className="font-semibold">{copy.services.coverage(offer.countries.length)}:</span>{' '}
              {offer.countries.map(countryName).join(', ')}
            </p>
          </SummaryPart>
          {/* More than the regulation asks for, and more than fits on its one printed page. */}
          <Disclosure title={labelCopy.heading} className="no-print border-t border-line pt-2">
            <BundleLabel bundle={{ ...offer, validityDays: days, totalCents: price?.totalCents ?? null }} />
          </Disclosure>
          <SummaryPart heading={copy.speed.heading}>
            {copy.speed.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </SummaryPart>
          <SummaryPart heading={copy.price.heading}>
            {price ? <Price {...{ price, offer, vatBasisPoints: vat.basisPoints }} /> : <p>{copy.price.ended}</p>}
            {offer.topupCents !== null && <p>{copy.price.topup(offer.topupCents)}</p>}
          </SummaryPart>
          <SummaryPart heading={copy.duration.heading}>
            <p>{copy.duration.text(days, offer.facts, offer)}</p>
            {offer.esimDays !== null && <p>{copy.duration.esim(offer.esimDays)}</p>}
            <p>{copy.duration.withdrawal}</p>
            <p>{cancelCopy.promise(offer.terms)}</p>
          </SummaryPart>
          <SummaryPart heading={copy.features.heading}>
            <p>{copy.features.text}</p>
          </SummaryPart>
          <SummaryPart heading={copy.other.heading}>
            <p>{copy.other.text}</p>
          </SummaryPart>
          <Links offer={offer} />
        </div>
        <div className="no-print max-lg:-order-1 lg:sticky lg:top-24">
          <Pass
            brandName={brand.name}
            name={name}
            zone={zone}
            data={size}
            days={days}
            totalCents={price?.totalCents}
            priceNote={price && passNote(price.totalCents, currency, priceTaxCopy.note(price.vatCents))}
            bundleId={offer.bundleId}
          />
        </div>
      </div>
    </>
  )
}

type OfferProps = { offer: Route.ComponentProps['loaderData'] }
type PriceProps = OfferProps & { price: ReturnType<typeof quote>; vatBasisPoints: number }

function Price({ price, offer, vatBasisPoints }: PriceProps) {
  return (
    <>
      <p className="display figures text-3xl print:text-lg">{formatEuro(price.totalCents)}</p>
      <NearPrice cents={price.totalCents} className="no-print text-muted" />
      <dl className="facts-list figures">
        <dt>{copy.price.before}</dt>
        <dd>{formatEuro(price.subtotalCents)}</dd>
        <dt>{salesTaxText(vatBasisPoints)}</dt>
        <dd>{formatEuro(price.vatCents)}</dd>
        <dt>{copy.price.total}</dt>
        <dd>{formatEuro(price.totalCents)}</dd>
      </dl>
      <p>{copy.price.note(offer, offer.facts.slowSpeedKbps !== null)}</p>
      <ChosenCurrencyNote />
    </>
  )
}

function Links({ offer: { zone, bundleId, priceCents } }: OfferProps) {
  const links = [
    ...(priceCents === null
      ? []
      : [{ to: withQuery(href('/bundleselector'), { zone, bundle: bundleId }), label: copy.links.plan }]),
    { to: href('/terms'), label: copy.links.terms },
    { to: href('/withdraw'), label: copy.links.withdraw },
    { to: href('/devices'), label: copy.links.devices },
    { to: href('/support'), label: copy.links.support },
  ]
  return (
    <ul className="no-print flex flex-wrap gap-x-6 gap-y-2">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className="link inline-block py-1">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type ProductProps = OfferProps & { totalCents: number }

// What search engines may show: the price that is really asked, and no rating, because there is none.
function Product({ offer, totalCents }: ProductProps) {
  const { brand } = useShell()
  const publicUrl = usePublicUrl()
  const { bundleId, name, size, days } = offer
  const title = `${name}, ${size}, ${copy.days(days)}`
  return (
    <StructuredData
      facts={{
        '@type': 'Product',
        name: `${brand.name} eSIM ${title}`,
        description: copy.description(name, size, days),
        sku: bundleId,
        image: `${publicUrl}${pictureFor('/')}`,
        brand: { '@type': 'Brand', name: brand.name },
        offers: offerFacts({
          bundleId,
          name: title,
          url: publicUrl + pathHere(href('/contract-summary/:bundleId', { bundleId })),
          totalCents,
          days,
          priceEndsOn: offer.priceEndsOn,
        }),
        hasMerchantReturnPolicy: returnPolicy(publicUrl),
      }}
    />
  )
}

function SummaryPart({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2 border-t border-line pt-4 print:gap-1 print:pt-1">
      <h2 id={id} className="text-xl print:text-base">
        {heading}
      </h2>
      {children}
    </section>
  )
}
