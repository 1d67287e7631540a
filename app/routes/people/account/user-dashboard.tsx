// /user-dashboard 'My Dashboard': the eSIMs of a customer, each with its own figures from the network.
import { isRouteErrorResponse, Link, useLoaderData, useLocation, href } from 'react-router'
import { dashboardCopy as copy } from '#app/copy/figures/dashboards.ts'
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { RolePlaces } from '#app/layout/role-places.tsx'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { useShellIfLoaded } from '#app/session/shell-data.ts'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { sentence, Verbatim } from '#app/ui/verbatim.tsx'
import { EsimCard } from './esims/esim-card.tsx'
import { FiguresWithoutScript } from './figures-without-script.tsx'
import { wantsFiguresNow } from './esims/figures-now.ts'
import { NoEsims } from './no-esims.tsx'
import { nameOf, readOwnEsims, statusPath } from './own-esim-view.ts'
import { readEsimFigures } from './esims/read-esim-figures.ts'
import type { Route } from './+types/user-dashboard.ts'
import '#app/ui/page.css'
import '#app/ui/card.css'
import '#app/ui/rows.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, name, email } = guardedUser(context)
  const shop = context.get(shopContext)
  const at = atOf(context)
  const esims = await shop.esims.listOwnEsims(id, at)
  const references = esims.map(({ reference }) => reference)
  return {
    user: { id, name, email },
    esims: await readOwnEsims(shop, esims),
    figures: wantsFiguresNow(request) ? await readEsimFigures(shop, id, references, at) : {},
  }
}

export default function UserDashboard() {
  const { user, esims, figures } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page">
      <PageHead title={copy.title} description={copy.description} isPrivate />
      <RolePlaces />
      <h1 className="text-5xl">{copy.title}</h1>
      <section className="card" aria-labelledby="welcome">
        <div>
          <h2 id="welcome" className="text-2xl [overflow-wrap:anywhere]">
            {sentence(copy.welcome(user.name || user.email))}
          </h2>
          <p className="font-semibold text-brand">{copy.type}</p>
        </div>
        <dl className="facts-grid">
          <div>
            <dt>{copy.email}</dt>
            <dd>
              <Verbatim>{user.email}</Verbatim>
            </dd>
          </div>
          <div>
            <dt>{copy.accountId}</dt>
            <dd className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
              <bdi translate="no" className="digits font-normal" title={user.id}>
                {copy.shortId(user.id)}
              </bdi>
              <CopyButton text={user.id} label={copy.copyId} look="quiet" isSmall />
            </dd>
          </div>
        </dl>
        <p>
          <LinkButton to={href('/account')}>{copy.manage}</LinkButton>
        </p>
      </section>
      {esims.length === 0 ? (
        <NoEsims />
      ) : (
        <HeadedPart id="own-esims" heading={copy.esims} headingClass="text-3xl" className="stack">
          <FiguresWithoutScript isDrawn={Object.keys(figures).length > 0} />
          <ul className="card-grid">
            {esims.map((esim) => (
              <EsimCard key={esim.reference} esim={esim} drawn={figures[esim.reference] ?? null}>
                {(hasEnded) => (
                  <p className="flex flex-wrap gap-2">
                    <LinkButton to={statusPath(esim.reference)} aria-label={copy.detailsOf(nameOf(esim))}>
                      {copy.details}
                    </LinkButton>
                    {esim.topUpPath && !hasEnded && (
                      <LinkButton to={esim.topUpPath} look="secondary" aria-label={copy.topUpOf(nameOf(esim))}>
                        {topUpCopy.button}
                      </LinkButton>
                    )}
                  </p>
                )}
              </EsimCard>
            ))}
          </ul>
        </HeadedPart>
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const here = useLocation()
  const brand = useShellIfLoaded()?.brand.name
  if (isRouteErrorResponse(error) && error.status < 500) throw error
  return (
    <div className="wrap grid min-h-[50dvb] content-center justify-items-start gap-5 py-16">
      <title>{brand ? `${copy.title} · ${brand}` : copy.title}</title>
      <h1 className="text-4xl">{copy.title}</h1>
      <Callout tone="danger" role="alert">
        {copy.failed}
      </Callout>
      <Link to={here} reloadDocument className="button button-primary">
        {copy.again}
      </Link>
    </div>
  )
}
