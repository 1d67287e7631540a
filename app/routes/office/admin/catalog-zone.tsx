// /super-admin-dashboard/catalog/:zone: what one zone sells, where, for how much, and what it leaves.
import { Link, useActionData, useLoaderData, href } from 'react-router'
import { readsAgain } from '#app/http/reads-again.ts'
import { zoneCopy as copy } from '#app/copy/office/catalog.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { pageIn } from './catalog-address.ts'
import { PlanPart, PricesPart } from './catalog/price-parts.tsx'
import { readZone, type ZonePage } from './catalog/read-zone.ts'
import { answerZone, type ZoneAnswer } from './catalog/zone-action.ts'
import { BundlesPart, CountriesPart, HistoryPart, NamePart } from './catalog/zone-parts.tsx'
import type { Route } from './+types/catalog-zone.ts'
import '#app/ui/page.css'
import '#app/features/desk/desk.css'
import './catalog.css'
import { TextField } from '#app/ui/text-field.tsx'
import { typedOr, ZoneFieldsPart } from './catalog/zone-form.tsx'

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  readZone(context, params.zone, pageIn(url.searchParams))
export const shouldRevalidate = readsAgain
export const action = answerZone

export default function CatalogZone() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<ZoneAnswer>()
  return (
    <div className="wrap page">
      <PageHead title={copy.title(page.name)} description={copy.title(page.name)} isPrivate />
      <div className="page-part">
        <Link
          to={href('/super-admin-dashboard/catalog')}
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          {copy.back}
        </Link>
        <h1 className="text-4xl">{page.name}</h1>
      </div>
      <div className="page-columns desk-columns">
        <PricesPart page={page} answer={answer} />
        <PlanPart page={page} answer={answer} />
      </div>
      <BundlesPart page={page} answer={answer} />
      <NewBundlePart page={page} answer={answer} />
      <NamePart page={page} answer={answer} />
      <CountriesPart page={page} answer={answer} />
      <HistoryPart page={page} />
    </div>
  )
}

// A new bundle of a zone, as the network knows it.

const bundleCopy = copy.bundle

function NewBundlePart({ page, answer }: { page: ZonePage; answer: ZoneAnswer | undefined }) {
  const typed = (name: string) => typedOr(answer, 'bundle', name, '')
  return (
    <ZoneFieldsPart
      page={page}
      intent="bundle"
      answer={answer}
      copy={bundleCopy}
      fields={
        <>
          <TextField
            name="bundle_id"
            label={bundleCopy.id}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            required
            defaultValue={typed('bundle_id')}
          />
          <TextField
            name="megabytes"
            label={bundleCopy.megabytes}
            hint={bundleCopy.megabytesHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            required
            defaultValue={typed('megabytes')}
          />
          <TextField
            name="days"
            label={bundleCopy.days}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            required
            defaultValue={typed('days')}
          />
        </>
      }
    />
  )
}
