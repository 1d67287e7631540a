import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { checkoutCopy as copy } from '#app/copy/checkout.ts'
import { useIsRestoringCart } from '#app/session/cart-restoring.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { WorldMap } from '#app/ui/world-map.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Long enough to read the page and to choose the button instead. */
const LEAVE_AFTER_MS = 5_000

export function EmptyCheckout() {
  const isRestoring = useIsRestoringCart()
  const isLeaving = useHydrated() && !isRestoring
  useLeaveForHome(isLeaving)

  return (
    <div className="dusk">
      <div className="wrap relative grid min-h-[60dvb] content-center justify-items-center gap-4 py-16 text-center">
        <WorldMap className="absolute inset-x-0 top-1/2 -z-10 mx-auto w-full max-w-4xl -translate-y-1/2 opacity-40" />
        <h1 className="text-4xl">{copy.emptyCart}</h1>
        <p className="max-w-md text-lg">{copy.emptyHint}</p>
        <LinkButton to="/">{copy.continueShopping}</LinkButton>
        <output className="block min-h-6 text-muted">{isRestoring ? copy.restoring : isLeaving && copy.leaving}</output>
      </div>
    </div>
  )
}

function useLeaveForHome(isLeaving: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = isLeaving ? setTimeout(() => void navigate('/', { replace: true }), LEAVE_AFTER_MS) : undefined
    return () => clearTimeout(timer)
  }, [isLeaving, navigate])
}
