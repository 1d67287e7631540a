import { shellCopy } from '#app/copy/site/shell.ts'
import { useCart } from '#app/session/shell-data.ts'
import { DialogButton } from '#app/ui/dialog-button.tsx'
import { Icon } from '#app/ui/icon.tsx'

export const CART_PANEL_ID = 'cart-panel'

export function CartButton({ onOpen }: { onOpen: () => void }) {
  const cart = useCart()
  return (
    <DialogButton
      className="button button-quiet button-icon text-body"
      aria-label={shellCopy.cartButton(cart.length)}
      dialogId={CART_PANEL_ID}
      onOpen={onOpen}
    >
      <Icon name="cart" size={22} />
      {cart.length > 0 && (
        <span className="badge figures" aria-hidden="true">
          {cart.length}
        </span>
      )}
    </DialogButton>
  )
}
