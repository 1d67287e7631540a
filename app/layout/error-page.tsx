import { pathHere } from '#app/language/address.ts'
import { lazy, useContext } from 'react'
import { isRouteErrorResponse, useLocation, href } from 'react-router'
import { shellCopy } from '#app/copy/site/shell.ts'
import { RequestIdContext } from '#app/session/document-facts.ts'

const copy = shellCopy.error

// Most visitors never need it. When it cannot be fetched, that is a problem of its own, and gets the page below.
const NotFoundPage = import.meta.env.SSR
  ? (await import('./not-found-page.tsx')).NotFoundPage
  : lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }))

// Plain links and no data: this page must work when nothing else does.
export function ErrorPage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <main id="main">
        <NotFoundPage />
      </main>
    )
  }
  const isUnreadable = isRouteErrorResponse(error) && error.status === 400
  return (
    <main id="main" className="wrap grid min-h-[70dvb] content-center justify-items-start gap-5 py-16">
      <title>{copy.title}</title>
      <h1 className="text-5xl">{copy.title}</h1>
      <p className="max-w-[var(--measure)] text-lg">{isUnreadable ? copy.unreadable : copy.text}</p>
      <RequestId />
      <p className="flex flex-wrap gap-3">
        <a className="button button-primary" href={pathHere(`${pathname}${search}`)}>
          {copy.retry}
        </a>
        <a className="button button-secondary" href={pathHere(href('/'))}>
          {copy.home}
        </a>
        <a className="button button-quiet" href={pathHere(href('/support'))}>
          {copy.support}
        </a>
      </p>
    </main>
  )
}

// The browser does not know the id; it reads what the server wrote, so that both draw the same page.
function RequestId() {
  const fromServer = useContext(RequestIdContext)
  const id = fromServer ?? idInDocument()
  if (!id) return null
  return (
    <p className="text-muted">
      {copy.reference} <code data-request-id={id}>{id}</code>
    </p>
  )
}

function idInDocument(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLElement>('[data-request-id]')?.dataset.requestId
}
