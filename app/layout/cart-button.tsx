import { shellCopy } from '#app/copy/shell.ts'
import { useShell } from '#app/session/shell-data.ts'
import { Icon } from '#app/ui/icon.tsx'

export const CART_PANEL_ID = 'cart-panel'

// `command` opens the panel before, and without, any script; the click handler serves browsers that do not know it.
export function CartButton({ onOpen }: { onOpen: () => void }) {
  const { cart } = useShell()
  return (
    <button
      type="button"
      className="button button-quiet button-icon text-body"
      aria-label={shellCopy.cartButton(cart.length)}
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={CART_PANEL_ID}
      onClick={onOpen}
    >
      <Icon name="cart" size={22} />
      {cart.length > 0 && (
        <span className="badge figures" aria-hidden="true">
          {cart.length}
        </span>
      )}
    </button>
  )
}
