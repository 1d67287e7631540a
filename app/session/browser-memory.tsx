// Loads the keeper of the browser's cart only if there is something to keep: a first visit has no cart and no stored
// data.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, href } from 'react-router'
import { isRemembering, tellRestoring } from './cart-restoring.ts'
import { FlashPlace } from './flash-place.tsx'
import { lazyUnseen } from './lazy-part.ts'
import { LazyPlace } from './lazy-place.tsx'
import { useShopIfLoaded } from './shell-data.ts'

const Keeper = lazyUnseen(
  async () => (await import('./browser-cart-keeper.ts')).BrowserCartKeeper,
  () => tellRestoring('failed'),
)

export function BrowserMemory() {
  const { pathname } = useLocation()
  const shell = useShopIfLoaded()
  const hasCart = (shell?.cart.length ?? 0) > 0
  const remembers = useSyncExternalStore(watchOtherTabs, isRemembering, () => false)
  const [remembered] = useState(isRemembering)

  const isKept = hasCart || remembers || pathname === href('/success')

  // An empty checkout waits for what this browser has stored before it sends anybody away.
  useEffect(() => {
    if (!isKept || hasAsked) return
    hasAsked = true
    if (!hasCart) tellRestoring('asking')
  }, [isKept, hasCart])

  const brand = shell?.brand
  useEffect(() => {
    if (brand)
      void import('./browser-brand.ts').then(
        ({ keepBrand }) => keepBrand(brand),
        () => undefined,
      )
  }, [brand])

  return (
    <>
      <LazyPlace>{isKept && <Keeper isOfOtherTab={remembers && !remembered} />}</LazyPlace>
      <FlashPlace />
    </>
  )
}

/** The keeper checks once per page load and ends the waiting; nothing would end a second wait. */
let hasAsked = false

function watchOtherTabs(tell: () => void): () => void {
  addEventListener('storage', tell)
  return () => removeEventListener('storage', tell)
}
