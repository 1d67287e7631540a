// The pages of those who work for the shop in their frame. Strangers see the shop's, as at every address that does not exist.
import type { Route } from './+types/desk-shell.ts'
import { FramedError, framedMiddleware, FramedPage } from './framed-page.tsx'
import { readDeskShell } from './read-desk-shell.ts'

export const clientMiddleware: Route.ClientMiddlewareFunction[] = framedMiddleware

export const loader = ({ request, context }: Route.LoaderArgs) => readDeskShell(request, context)

export default function DeskShell() {
  return <FramedPage isDesk />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FramedError error={error} />
}
