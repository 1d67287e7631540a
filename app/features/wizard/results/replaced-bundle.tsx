// After a bundle took the place of another in the cart: says which one, and brings it back on request.
import { tripTitle } from '#app/language/trip-name.ts'
import { href } from 'react-router'
import { useEffect } from 'react'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { resultsCopy as copy } from '#app/copy/catalogue/wizard-results.ts'
import type { CartItem } from '#app/session/shell-data.ts'
import { useToast, type Toast } from '#app/ui/toast.tsx'
import { writeTrip } from '#shop/catalogue/trip/trip-address.ts'

/** The sentence for a cart that held `item` before. A top-up belongs to an eSIM and is put there from its own page. */
export function replacedToast(item: CartItem): Toast {
  const title = copy.replaced(tripTitle(item))
  return item.isTopUp ? { title } : { title, action: <Undo item={item} /> }
}

function Undo({ item }: { item: CartItem }) {
  const fetcher = useFetcher<{ isAdded?: boolean }>()
  const { show, dismiss } = useToast()
  const isBack = fetcher.state === 'idle' && fetcher.data?.isAdded === true
  useEffect(() => {
    if (isBack) show({ title: copy.broughtBack(tripTitle(item)) })
  }, [isBack, item, show])

  const undo = () => {
    const trip = Object.fromEntries(writeTrip(item))
    void fetcher.submit(
      { intent: 'add', stay: 'yes', bundleId: item.bundleId, ...trip },
      { method: 'post', action: href('/cart') },
    )
  }
  const hasFailed = fetcher.isLost || (fetcher.state === 'idle' && fetcher.data !== undefined && !isBack)
  return (
    <button
      type="button"
      className="button button-secondary button-small"
      aria-disabled={fetcher.state !== 'idle' || undefined}
      onClick={hasFailed ? dismiss : undo}
    >
      {hasFailed ? copy.notBroughtBack : copy.undo}
    </button>
  )
}
