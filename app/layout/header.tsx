import { NavLink, href } from 'react-router'
import { shellCopy } from '#app/copy/site/shell.ts'
import { useShell } from '#app/session/shell-data.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CartButton } from './cart-button.tsx'
import { ownPlace } from './own-place.ts'
import { Logo } from './logo.tsx'

// From 768 px on.
export function Header({ onOpenCart }: { onOpenCart: () => void }) {
  const { brand, role } = useShell()
  const own = ownPlace(role)
  return (
    <div className="wrap hidden min-h-16 items-center gap-6 md:flex">
      <Logo brand={brand} />
      <nav aria-label={shellCopy.mainNav} className="ms-auto flex items-center gap-2">
        <NavLink to={href('/business')} className="nav-link">
          {shellCopy.business}
        </NavLink>
        <NavLink to={href('/support')} className="nav-link">
          {shellCopy.help}
        </NavLink>
        <NavLink to={own.to} className="nav-link">
          {own.label}
        </NavLink>
        <LinkButton to={href('/esim-status')} look="secondary" isSmall>
          {shellCopy.esimStatus}
        </LinkButton>
      </nav>
      <CartButton onOpen={onOpenCart} />
    </div>
  )
}
