// What the two layouts of a framed page have in common. The router hands the error to boundaries that a route declares itself, so each
// layout declares its own.
import { Outlet } from 'react-router'
import { keepSentForms } from '#app/forms/keep-sent-forms.ts'
import { keepShownPage } from '#app/offline/keep-shown-page.ts'
import { ErrorPage } from './error-page.tsx'
import { useOfflineInstead } from './use-offline-instead.ts'
import type { ReactNode } from 'react'
import { useDeskIfLoaded, useShopIfLoaded } from '#app/session/shell-data.ts'
import { DeskFrame } from './desk-frame.tsx'
import { ShopFrame } from './shop-frame.tsx'

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

// A page in the frame that its data is for: that of those who work for the shop, or the shop's own.
function Framed({ children }: { children: ReactNode }) {
  const shop = useShopIfLoaded()
  const desk = useDeskIfLoaded()
  if (desk) return <DeskFrame desk={desk}>{children}</DeskFrame>
  return shop ? <ShopFrame>{children}</ShopFrame> : <>{children}</>
}
