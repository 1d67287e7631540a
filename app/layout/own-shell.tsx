// Pages shared by customers and the back office, each in the frame of whoever opens it.
import { useDeskIfLoaded } from '#app/session/shell-data.ts'
import type { Route } from './+types/own-shell.ts'
import { FramedError, framedMiddleware, FramedPage } from './framed-page.tsx'
import { readOwnShell } from './read-desk-shell.ts'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = framedMiddleware

export const loader = ({ request, context }: Route.LoaderArgs) => readOwnShell(request, context)

export default function OwnShell() {
  return <FramedPage isDesk={useDeskIfLoaded() !== null} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FramedError error={error} />
}
