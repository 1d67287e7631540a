// The shell's side of the browser storage: written after every change on the server, read if the server has no cart.
import { pathHere } from '#app/language/address.ts'
import { useEffect, useRef } from 'react'
import { useNavigate, useRevalidator, useRouteLoaderData, href } from 'react-router'
import { checkoutCopy as copy } from '#app/copy/sales/checkout.ts'
import { useToast } from '#app/ui/toast.tsx'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'
import {
  CART_KEY,
  forgetCompletedOrder,
  ORDER_COMPLETED_KEY,
  readSavedCart,
  rememberOrder,
  saveCart,
  type BrowserStorage,
  type CartFields,
  type SavedCartAnswer,
  type SeenOrder,
} from './browser-cart.ts'
import { restoringNow, tellRestoring, useRestoring } from './cart-restoring.ts'
import { ASKING_HERE } from './cookie-mark.ts'
import { useShopIfLoaded, type CartItem } from './shell-data.ts'

/**
 * Keeps the browser storage in sync; rendered once inside the shell and its toasts. `isOfOtherTab`: this page started
 * without stored data, and another tab has stored some since, so the server already has its cart.
 */
export function BrowserCartKeeper({ isOfOtherTab }: { isOfOtherTab: boolean }): null {
  const cart = useShopIfLoaded()?.cart ?? null
  useRestoredCart(cart, isOfOtherTab)
  useSavedCart(cart)
  useOrderMemory(useSeenOrder(), cart)
  useOtherTabs()
  return null
}

// Reads the storage once per page load, and only if the server has no cart.
function useRestoredCart(cart: CartItem[] | null, isOfOtherTab: boolean) {
  const hasLooked = useRef(false)
  const { show } = useToast()
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const isLoaded = cart !== null
  const hasCart = isLoaded && cart.length > 0
  // What was on the screen when the reload began. The router draws what it reloaded later than it says so, and until
  // then, the page still has no cart and would leave for home.
  const before = useRef<CartItem[] | null>(null)

  useEffect(() => {
    if (before.current === null || before.current === cart) return
    before.current = null
    // It was restored, and the browser came back without it: the storage keeps it, and the server says what is wrong.
    const isLost = cart?.length === 0
    tellRestoring(isLost ? 'failed' : 'none')
    if (isLost) void navigate(ASKING_HERE, { replace: true, preventScrollReset: true })
  }, [cart, navigate])

  useEffect(() => {
    if (!isLoaded || hasLooked.current) return
    hasLooked.current = true
    const reload = () => {
      before.current = cart
      return revalidate()
    }
    if (isOfOtherTab && !hasCart) {
      void reload()
      return
    }
    const saved = withStorage((storage) => openMemory(storage, hasCart))
    const say = (description: string) => show({ title: copy.checkedBundle, description })

    if (saved?.fields) {
      void restore(saved.fields, saved.wasRepaired || saved.wasDropped)
    } else {
      tellRestoring('none')
      if (saved?.wasDropped) say(copy.checkedDropped)
    }

    async function restore(fields: CartFields, wasChanged: boolean) {
      tellRestoring('asking')
      const answer = await askForCart(fields)
      if (answer === 'restored') await reload()
      if (answer === 'restored' && wasChanged) say(copy.checkedKept)
      if (answer === 'refused') say(copy.checkedDropped)
      if (answer !== 'restored') tellRestoring(answer === 'unanswered' ? 'failed' : 'none')
    }
  }, [cart, isLoaded, hasCart, isOfOtherTab, show, revalidate])
}

function openMemory(storage: BrowserStorage, hasCart: boolean): SavedCartAnswer | null {
  forgetCompletedOrder(storage)
  return hasCart ? null : readSavedCart(storage)
}

// A plain request, so that its failure doesn't affect the current page.
async function askForCart(fields: CartFields): Promise<'restored' | 'refused' | 'unanswered'> {
  try {
    const answer = await fetch(pathHere(href('/cart')), {
      method: 'POST',
      body: new URLSearchParams({ intent: 'restore', ...fields }),
    })
    // A response that nobody reads keeps its request open in the browser.
    await answer.arrayBuffer()
    const { ok, status } = answer
    if (ok) return 'restored'
    return status === 400 ? 'refused' : 'unanswered'
  } catch {
    return 'unanswered'
  }
}

// While the browser's cart is on its way to the server, and after that failed, an empty cart must not replace it.
function useSavedCart(cart: CartItem[] | null) {
  const restoring = useRestoring()
  useEffect(() => {
    const now = restoringNow()
    const isHeld = restoring !== now || now === 'asking' || (now === 'failed' && cart?.length === 0)
    // A top-up belongs to one eSIM, which browser storage must not name: only the cookie keeps it.
    if (cart && !isHeld)
      withStorage((storage) =>
        saveCart(
          storage,
          cart.filter(({ isTopUp }) => !isTopUp),
        ),
      )
  }, [restoring, cart])
}

// The order page's response clears the cart on the server; the shell next to it must then reload.
function useOrderMemory(order: SeenOrder | null, cart: CartItem[] | null) {
  const { revalidate } = useRevalidator()
  const { orderId, reference, bundleId, isSettled } = order ?? {}
  const holdsIt = isSettled === true && cart?.some((item) => item.bundleId === bundleId) === true

  useEffect(() => {
    if (!orderId || !reference || !bundleId) return
    withStorage((storage) => rememberOrder(storage, { orderId, reference, bundleId, isSettled: isSettled === true }))
  }, [orderId, reference, bundleId, isSettled])

  const lookedFor = useRef('')
  useEffect(() => {
    if (!holdsIt || !reference || lookedFor.current === reference) return
    lookedFor.current = reference
    void revalidate()
  }, [holdsIt, reference, revalidate])
}

// Tabs share the server's cart through the cookie: after a change in one, the others reload.
function useOtherTabs() {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === CART_KEY || key === ORDER_COMPLETED_KEY || key === null) void revalidate()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [revalidate])
}

const SETTLED = new Set(['in_progress', 'failed', 'completed', 'in_review', 'refunded'])

/** The part of the order page's data that the shell uses. */
type OrderPage = { kind: 'order'; order: OrderView } | { kind: 'no_reference' | 'not_found' }

function useSeenOrder(): SeenOrder | null {
  const page = useRouteLoaderData<() => OrderPage>('routes/order/success')
  if (page?.kind !== 'order') return null
  const { id, reference, bundle, phase } = page.order
  return { orderId: id, reference, bundleId: bundle.bundleId, isSettled: SETTLED.has(phase) }
}

// Storage may be disabled or full; then the shop simply remembers nothing.
function withStorage<Result>(work: (storage: BrowserStorage) => Result): Result | null {
  try {
    return work(window.localStorage)
  } catch {
    return null
  }
}
