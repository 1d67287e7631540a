// What the two layouts of a framed page have in common. The router hands the error to boundaries that a route declares itself, so each
// layout declares its own.
import { Outlet } from 'react-router'
import { keepSentForms } from '#app/forms/keep-sent-forms.ts'
import { keepShownPage } from '#app/offline/keep-shown-page.ts'
import { ErrorPage } from './error-page.tsx'
import { Framed } from './framed.tsx'
import { useOfflineInstead } from './use-offline-instead.ts'

export const framedMiddleware = [keepSentForms, keepShownPage]

export function FramedPage({ isDesk }: { isDesk: boolean }) {
  return (
    <Framed>
      <main id="main" className={isDesk ? 'desk-main' : undefined}>
        <Outlet />
      </main>
    </Framed>
  )
}

export function FramedError({ error }: { error: unknown }) {
  useOfflineInstead(error)
  return (
    <Framed>
      <ErrorPage error={error} />
    </Framed>
  )
}
