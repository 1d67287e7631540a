// What every page of the shop knows without asking again: the brand, the cart, the tax and the day.
import { useRouteLoaderData } from 'react-router'
import type { Role } from '#shop/account/role.ts'
import type { Brand } from '#shop/brand/brand.ts'
import type { CartItem } from '#shop/cart/cart-item.ts'
import type { CountryCode } from '#shop/values/country.ts'
import type { Flash } from './flash.ts'
import type { DateOnly } from '#shop/values/date.ts'

export type { CartItem }

export type ShellData = {
  brand: Brand
  cart: CartItem[]
  vat: { country: CountryCode | 'outside-eu' | null; basisPoints: number; source: 'chosen' | 'located' | 'default' }
  today: DateOnly
  version: string
  /** The role of whoever is signed in. */
  role: Role | null
  /** What the page before left to be said. */
  flash: Flash | null
}

export const SHELL_ROUTE = 'layout/shell'

/** The shell's data inside any of its pages; null where the shell itself could not be loaded. */
export function useShellIfLoaded(): ShellData | null {
  return useRouteLoaderData<() => ShellData>(SHELL_ROUTE) ?? null
}

export function useShell(): ShellData {
  const shell = useShellIfLoaded()
  if (!shell) throw new Error('useShell must be used within the shell')
  return shell
}
