// What every page has without another request: the brand, the date, and the user; the shop's own pages also cart and
// tax, those of the back office their navigation.
import type { Language } from '#values/language.ts'
import { useRouteLoaderData } from 'react-router'
import type { FlashWords } from '#app/copy/site/flash.ts'
import type { DeskTask } from '#app/pages.ts'
import type { Role } from '#shop/people/account/role.ts'
import type { ShownBrand } from '#app/language/known-text.ts'
import type { CartItem } from '#shop/catalogue/cart/cart-item.ts'
import type { CountryCode } from '#values/country/country.ts'
import type { ZoneNames } from '#values/zone-names.ts'
import type { ForeignCurrency } from '#values/foreign-currency.ts'
import type { DateOnly } from '#values/date.ts'

export type { CartItem }

/** How the VAT country was determined: a choice, the IP address, the default, or the buying company. */
export type VatSource = 'chosen' | 'located' | 'default' | 'company' | 'reverse_charge'

/** What every page knows, whoever it is for. */
export type FrameData = {
  brand: ShownBrand
  today: DateOnly
  version: string
  /** The role of the logged-in user. */
  role: Role | null
  /** The message from the previous page, as text, so that the list of all messages stays on the server. */
  flash: FlashWords | null
  /** As the owner called zones in the language of the page; missing for English, and where there are none. */
  zoneNames?: ZoneNames
  /** For a visitor whose cookies get lost on the way: what is the matter, and what works without them. */
  cookieNotice?: { title: string; text: string }
  /** Another language that the visitor seems to speak. */
  offeredLanguage: Language | null
}
/** A currency, and how the language of the page writes it, told by the server: browsers know different signs. */
export type ShownCurrency = ForeignCurrency & {
  decimals: number
  /** What separates them, and what stands before and after an amount: '$5.90', 'CHF 5.50', '5,90 $'. */
  point: string
  before: string
  after: string
}

/** What the shop's own pages have in addition. */
export type ShellData = FrameData & {
  cart: CartItem[]
  vat: { country: CountryCode | 'outside-eu' | null; basisPoints: number; source: VatSource }
  /** Of the approximate prices beside those in euros; null while none is chosen, missing where none can be. */
  currency?: ShownCurrency | null
}

/** One entry of the back office's navigation. */
export type DeskPlace = {
  name: string
  to: string
  /** The page whose tab it is; null if it is none. */
  tabOf: string | null
  /** The same at another page, as one of its tabs: there, it leads to that one. */
  elsewhere?: DeskPlace
}
export type DeskGroup = {
  task: DeskTask
  name: string
  to: string
  /** How many items need a person there; null if it never has any. */
  count: number | null
  /** The task's pages, at least one. */
  places: DeskPlace[]
}
/** Which task, and which of its entries, a page belongs to. */
export type DeskMark = { pattern: string; tab: string | null; isFirst: boolean; task: DeskTask; to: string | null }

/** What the back office's pages have in addition. */
export type DeskData = FrameData & {
  desk: {
    name: string
    home: string
    /** The shop's time zone (IANA name). */
    timeZone: string
    /** Everything that needs the reader, each item once. */
    waiting: number
    groups: DeskGroup[]
    marks: DeskMark[]
  }
}

export const SHOP_ROUTE = 'layout/shell'
const DESK_ROUTE = 'layout/desk-shell'
const OWN_ROUTE = 'layout/own-shell'

/** The frame's data inside any page; null if the frame itself couldn't be loaded. */
export function useShellIfLoaded(): ShellData | DeskData | null {
  const ofShop = useRouteLoaderData<() => ShellData>(SHOP_ROUTE)
  const ofDesk = useRouteLoaderData<() => DeskData | ShellData>(DESK_ROUTE)
  const ofEither = useRouteLoaderData<() => DeskData | ShellData>(OWN_ROUTE)
  return ofShop ?? ofDesk ?? ofEither ?? null
}

/** The data of the shop's own frame; null in the back office. */
export function useShopIfLoaded(): ShellData | null {
  const shell = useShellIfLoaded()
  return shell && 'cart' in shell ? shell : null
}

/** The data of the back office's frame; null in the shop's own frame. */
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

/** Brand, date, and user, on every page. */
export function useShell(): FrameData {
  const shell = useShellIfLoaded()
  if (!shell) throw new Error('useShell must be used within the shell')
  return shell
}

/** Also cart and tax, on the shop's own pages. */
export function useShop(): ShellData {
  const shop = useShopIfLoaded()
  if (!shop) throw new Error('useShop must be used within the shell of the shop')
  return shop
}

/** The public address of the shop, for absolute links; empty if the document's own data couldn't be loaded. */
export function usePublicUrl(): string {
  return useRouteLoaderData<() => { publicUrl: string }>('root')?.publicUrl ?? ''
}
