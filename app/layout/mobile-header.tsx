import { useState } from 'react'
import { NavLink, href } from 'react-router'
import { shellCopy } from '#app/copy/site/shell.ts'
import { useShell } from '#app/session/shell-data.ts'
import { DialogButton } from '#app/ui/dialog-button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CartButton } from './cart-button.tsx'
import { ownPlace } from './own-place.ts'
import { Logo } from './logo.tsx'

const MENU_ID = 'menu'
const entries = () => [
  { to: href('/'), label: shellCopy.home },
  { to: href('/business'), label: shellCopy.business },
  { to: href('/esim-status'), label: shellCopy.esimStatus },
  { to: href('/support'), label: shellCopy.help },
]

// Below 768 px.
export function MobileHeader({ onOpenCart }: { onOpenCart: () => void }) {
  const { brand, role } = useShell()
  const [isMenuOpen, setIsMenuOpen] = useState(false)

  return (
    <div className="wrap flex min-h-14 items-center gap-1 md:hidden">
      <Logo brand={brand} isCompact />
      <div className="ms-auto flex items-center">
        <CartButton onOpen={onOpenCart} />
        <DialogButton
          className="button button-quiet button-icon -me-2 text-body"
          aria-label={shellCopy.menu}
          aria-expanded={isMenuOpen}
          dialogId={MENU_ID}
          onOpen={() => setIsMenuOpen(true)}
        >
          <Icon name="menu" size={24} />
        </DialogButton>
      </div>
      <Dialog
        id={MENU_ID}
        title={shellCopy.menu}
        shape="sheet"
        isOpen={isMenuOpen}
        onOpen={() => setIsMenuOpen(true)}
        onClose={() => setIsMenuOpen(false)}
        closeLabel={shellCopy.closeMenu}
      >
        <nav aria-label={shellCopy.menu}>
          <ul className="grid gap-2">
            {[...entries(), ownPlace(role)].map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end className="nav-link w-full text-xl" onClick={() => setIsMenuOpen(false)}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </Dialog>
    </div>
  )
}
