// What every page of the shop knows without asking again: the brand, the cart, the tax and the day.
import { useRouteLoaderData } from 'react-router'
import type { FlashWords } from '#app/copy/flash.ts'
import type { Role } from '#shop/account/role.ts'
import type { Brand } from '#shop/brand/brand.ts'
import type { CartItem } from '#shop/cart/cart-item.ts'
import type { CountryCode } from '#shop/values/country.ts'
import type { DateOnly } from '#shop/values/date.ts'

export type { CartItem }

/** How we know whose VAT it is: a choice, the address, nothing, or the company that is being bought for. */
export type VatSource = 'chosen' | 'located' | 'default' | 'company' | 'reverse_charge'

export type ShellData = {
  brand: Brand
  cart: CartItem[]
  vat: { country: CountryCode | 'outside-eu' | null; basisPoints: number; source: VatSource }
  today: DateOnly
  version: string
  /** The role of whoever is signed in. */
  role: Role | null
  /** What the page before left to be said, in words: the list of all such sentences stays on the server. */
  flash: FlashWords | null
}

const SHELL_ROUTE = 'layout/shell'

/** The shell's data inside any of its pages; null where the shell itself could not be loaded. */
export function useShellIfLoaded(): ShellData | null {
  return useRouteLoaderData<() => ShellData>(SHELL_ROUTE) ?? null
}

/** What is in the cart. */
export function useCart(): CartItem[] {
  const shell = useShellIfLoaded()
  if (!shell) throw new Error('useCart must be used within a CartProvider')
  return shell.cart
}

export function useShell(): ShellData {
  const shell = useShellIfLoaded()
  if (!shell) throw new Error('useShell must be used within the shell')
  return shell
}
