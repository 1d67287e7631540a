// The pages of those who work for the shop in their frame. Strangers see the shop's, as at every address that does not exist.
import { Outlet } from 'react-router'
import { keepSentForms } from '#app/forms/keep-sent-forms.ts'
import { keepShownPage } from '#app/offline/keep-shown-page.ts'
import type { Route } from './+types/desk-shell.ts'
import { ErrorPage } from './error-page.tsx'
import { Framed } from './framed.tsx'
import { readDeskShell } from './read-desk-shell.ts'
import { useOfflineInstead } from './use-offline-instead.ts'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepSentForms, keepShownPage]

export const loader = ({ request, context }: Route.LoaderArgs) => readDeskShell(request, context)

export default function DeskShell() {
  return (
    <Framed>
      <main id="main" className="desk-main">
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
