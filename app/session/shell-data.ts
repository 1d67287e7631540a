// What every page knows without asking again: the brand, the day and the reader; the shop's own pages also cart and tax, those
// of its staff their navigation.
import { useRouteLoaderData } from 'react-router'
import type { FlashWords } from '#app/copy/flash.ts'
import type { DeskTask } from '#app/pages.ts'
import type { Role } from '#shop/account/role.ts'
import type { Brand } from '#shop/brand/brand.ts'
import type { CartItem } from '#shop/cart/cart-item.ts'
import type { CountryCode } from '#shop/values/country.ts'
import type { DateOnly } from '#shop/values/date.ts'

export type { CartItem }

/** How we know whose VAT it is: a choice, the address, nothing, or the company that is being bought for. */
export type VatSource = 'chosen' | 'located' | 'default' | 'company' | 'reverse_charge'

/** What every page knows, whoever it is for. */
export type FrameData = {
  brand: Brand
  today: DateOnly
  version: string
  /** The role of whoever is signed in. */
  role: Role | null
  /** What the page before left to be said, in words: the list of all such sentences stays on the server. */
  flash: FlashWords | null
}
/** What the shop's own pages know besides. */
export type ShellData = FrameData & {
  cart: CartItem[]
  vat: { country: CountryCode | 'outside-eu' | null; basisPoints: number; source: VatSource }
}

/** One way of the navigation of those who work for the shop. */
type DeskPlace = { name: string; to: string }
export type DeskGroup = {
  task: DeskTask
  name: string
  to: string
  /** How many things wait for a person there; null where nothing can. */
  count: number | null
  /** The pages of the task, where there are several. */
  places: DeskPlace[]
}
/** Which task, and which of its ways, a page belongs to. */
export type DeskMark = { pattern: string; tab: string | null; isFirst: boolean; task: DeskTask; to: string | null }

/** What the pages of those who work for the shop know besides. */
export type DeskData = FrameData & {
  desk: {
    name: string
    home: string
    /** Where the shop's days begin and end (IANA name). */
    timeZone: string
    groups: DeskGroup[]
    marks: DeskMark[]
  }
}

const SHOP_ROUTE = 'layout/shell'
const DESK_ROUTE = 'layout/desk-shell'
const OWN_ROUTE = 'layout/own-shell'

/** The frame's data inside any page; null where the frame itself could not be loaded. */
export function useShellIfLoaded(): ShellData | DeskData | null {
  const ofShop = useRouteLoaderData<() => ShellData>(SHOP_ROUTE)
  const ofDesk = useRouteLoaderData<() => DeskData | ShellData>(DESK_ROUTE)
  const ofEither = useRouteLoaderData<() => DeskData | ShellData>(OWN_ROUTE)
  return ofShop ?? ofDesk ?? ofEither ?? null
}

/** What the pages of the shop know; null in the frame of those who work for it. */
export function useShopIfLoaded(): ShellData | null {
  const shell = useShellIfLoaded()
  return shell && 'cart' in shell ? shell : null
}

/** What those who work for the shop know; null in the shop's own frame, which strangers to their pages see. */
export function useDeskIfLoaded(): DeskData | null {
  const shell = useShellIfLoaded()
  return shell && 'desk' in shell ? shell : null
}

/** What is in the cart. */
export function useCart(): CartItem[] {
  const shop = useShopIfLoaded()
  if (!shop) throw new Error('useCart must be used within a CartProvider')
  return shop.cart
}

/** Brand, day and reader, on every page. */
export function useShell(): FrameData {
  const shell = useShellIfLoaded()
  if (!shell) throw new Error('useShell must be used within the shell')
  return shell
}

/** Cart and tax besides, on the shop's own pages. */
export function useShop(): ShellData {
  const shop = useShopIfLoaded()
  if (!shop) throw new Error('useShop must be used within the shell of the shop')
  return shop
}
