// The pages that customers and those who work for the shop have alike, each in the frame of whoever opens it.
import { Outlet } from 'react-router'
import { keepSentForms } from '#app/forms/keep-sent-forms.ts'
import { keepShownPage } from '#app/offline/keep-shown-page.ts'
import { useDeskIfLoaded } from '#app/session/shell-data.ts'
import type { Route } from './+types/own-shell.ts'
import { ErrorPage } from './error-page.tsx'
import { Framed } from './framed.tsx'
import { readOwnShell } from './read-desk-shell.ts'
import { useOfflineInstead } from './use-offline-instead.ts'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepSentForms, keepShownPage]

export const loader = ({ request, context }: Route.LoaderArgs) => readOwnShell(request, context)

export default function OwnShell() {
  const isDesk = useDeskIfLoaded() !== null
  return (
    <Framed>
      <main id="main" className={isDesk ? 'desk-main' : undefined}>
        <Outlet />
      </main>
    </Framed>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useOfflineInstead(error)
  return (
    <Framed>
      <ErrorPage error={error} />
    </Framed>
  )
}
