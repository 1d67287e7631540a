import { pathHere } from '#app/language/address.ts'
import { isRouteErrorResponse, Link, useLoaderData, useLocation, href } from 'react-router'
import { orderCopy } from '#app/copy/sales/order.ts'
import { useShellIfLoaded } from '#app/session/shell-data.ts'
import { Callout } from '#app/ui/callout.tsx'
import { answerOrder } from './order-action.ts'
import { NoOrder } from '#app/features/order-access/no-order.tsx'
import { OrderScreen } from './order-screen.tsx'
import { readOrderPage } from './read-order.ts'
import type { Route } from './+types/success.ts'
import './order.css'
import '#app/features/esim-card/esim-card.css'

export const loader = ({ request, url, context }: Route.LoaderArgs) => readOrderPage(request, url, context)
export const action = answerOrder

// An order's address is its buyer's business: no search engines, and no referrer to other sites.
export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

export default function Success() {
  const page = useLoaderData<typeof loader>()
  if (page.kind !== 'order') return <NoOrder kind={page.kind} />
  return <OrderScreen key={page.order.reference} {...page} />
}

const copy = orderCopy.loadFailed

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const brand = useShellIfLoaded()?.brand.name
  const here = useLocation()
  return (
    <div className="wrap grid min-h-[60dvb] content-center justify-items-start gap-5 py-16">
      <title>{brand ? `${copy.title} · ${brand}` : copy.title}</title>
      <h1 className="text-4xl">{copy.title}</h1>
      <Callout tone="danger" role="alert">
        {isRouteErrorResponse(error) ? copy.load : copy.unexpected}
      </Callout>
      <p className="max-w-[var(--measure)] text-lg">{copy.safe}</p>
      <p className="flex flex-wrap gap-3">
        <Link to={here} reloadDocument className="button button-primary">
          {copy.again}
        </Link>
        <a className="button button-secondary" href={pathHere(href('/support'))}>
          {orderCopy.support}
        </a>
      </p>
    </div>
  )
}
