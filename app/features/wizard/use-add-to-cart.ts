// Adds a bundle to the cart and continues to checkout, at least half a second after the press (storefront rules §9).
import { useEffect, useState } from 'react'
import { useNavigate, href } from 'react-router'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { wizardProblems } from '#app/copy/catalogue/wizard.ts'
import { useShopIfLoaded, type CartItem } from '#app/session/shell-data.ts'
import { useToast } from '#app/ui/toast.tsx'
import { ADDED } from '#app/session/cart-restoring.ts'
import { purchaseFields, type Purchase } from './results/add-forms.tsx'
import { replacedToast } from './results/replaced-bundle.tsx'

const REDIRECT_DELAY_MS = 500

/** `replaced` is what the cart held at the press. */
type Press = { bundleId: string; atMs: number; replaced: CartItem | undefined }

export function useAddToCart(): {
  add: (purchase: Purchase) => void
  addingId: string | null
  problem: string | null
} {
  const fetcher = useFetcher<{ problem?: unknown }>()
  const navigate = useNavigate()
  // The staff's tester has no cart of its own.
  const cart = useShopIfLoaded()?.cart ?? []
  const { show } = useToast()
  const [press, setPress] = useState<Press | null>(null)
  const isAnswered = press !== null && fetcher.state === 'idle' && fetcher.data !== undefined
  const hasFailed = fetcher.isLost || (isAnswered && Boolean(fetcher.data?.problem))

  useEffect(() => {
    if (!press || !isAnswered || hasFailed) return undefined
    const leftMs = Math.max(0, press.atMs + REDIRECT_DELAY_MS - performance.now())
    const timer = setTimeout(() => {
      if (press.replaced) show(replacedToast(press.replaced))
      void navigate(href('/checkout'), { state: ADDED })
    }, leftMs)
    return () => clearTimeout(timer)
  }, [press, isAnswered, hasFailed, navigate, show])

  const add = ({ bundleId, ...rest }: Purchase) => {
    if (press && !hasFailed) return
    const replaced = cart.find((item) => item.bundleId !== bundleId || item.isTopUp)
    setPress({ bundleId, atMs: performance.now(), replaced })
    const fields = { intent: 'add', stay: 'yes', bundleId, ...Object.fromEntries(purchaseFields(rest)) }
    void fetcher.submit(fields, { method: 'post', action: href('/cart') })
  }

  return {
    add,
    addingId: press && !hasFailed ? press.bundleId : null,
    problem: hasFailed ? wizardProblems.not_added.text : null,
  }
}
