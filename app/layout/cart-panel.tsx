import { href } from 'react-router'
import { shellCopy } from '#app/copy/site/shell.ts'
import { lazyPart } from '#app/session/lazy-part.ts'
import { LazyPlace } from '#app/session/lazy-place.tsx'
import { useCart } from '#app/session/shell-data.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { WorldMap } from '#app/ui/world-map.tsx'
import { CART_PANEL_ID } from './cart-button.tsx'

const copy = shellCopy.cart

// A first visit has an empty cart and no use for this.
const FilledCart = lazyPart(async () => (await import('./filled-cart.tsx')).FilledCart)

type CartPanelProps = { isOpen: boolean; onOpen: () => void; onClose: () => void }

// A modal from 768 px on, a sheet from below on phones.
export function CartPanel({ isOpen, onOpen, onClose }: CartPanelProps) {
  const cart = useCart()
  return (
    <Dialog
      id={CART_PANEL_ID}
      title={copy.title}
      isOpen={isOpen}
      onOpen={onOpen}
      onClose={onClose}
      closeLabel={copy.close}
    >
      <LazyPlace>
        {cart.length === 0 ? <EmptyCart onLeave={onClose} /> : <FilledCart cart={cart} onLeave={onClose} />}
      </LazyPlace>
    </Dialog>
  )
}

function EmptyCart({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="grid justify-items-center gap-4 pb-2 text-center">
      <WorldMap className="w-full opacity-70" />
      <p className="text-lg font-bold">{copy.empty}</p>
      <p className="text-muted">{copy.emptyHint}</p>
      <LinkButton to={`${href('/')}#bundle-selector`} onClick={onLeave}>
        {copy.findBundle}
      </LinkButton>
    </div>
  )
}
