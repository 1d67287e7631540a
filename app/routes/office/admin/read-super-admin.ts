// Reads what /super-admin-dashboard shows: figures and open problems of all brands, or the brands themselves.
import { textOf } from '#app/forms/form-fields.ts'
import { PLATFORM_TABS, type PlatformTab } from '#app/copy/office/businesses.ts'
import { href } from 'react-router'
import { openTabs } from '#app/features/desk/desk-nav.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext, publicUrlContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import { getInitial } from '#shop/people/brand/brand.ts'
import type { ListedBusiness } from '#shop/people/brand/list-businesses.ts'
import { hasTaxConflict, toDeskState } from '#shop/sales/order/order-conditions.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import type { Setup } from '#shop/figures/setup/view-setup.ts'
import type { ToLookAt } from '#shop/figures/health/view-to-look-at.ts'
import type { Platform } from '#shop/figures/report/view-platform.ts'
import { readAdmins, type ShownAdmins } from './admins/admins-page.ts'
import { readAudit, type AuditPage } from './audit/audit-page.ts'
import { readWaiting } from '#app/features/desk/read-waiting.ts'
import { readBrandPage, type BrandPage } from '#app/features/brand-editor/brand-page.ts'
import { readSilentSellers, type ShownSilentSeller } from './silent-sellers.tsx'
import { readRetailTerms, type ShownRetailTerms } from './businesses/retail-action.ts'
import { readPartners, type ShownPartners } from './businesses/partners-action.ts'
import { readReports, readSystem, type ShownReports, type ShownSystem } from './platform/read-platform-tabs.ts'

export type ShownBusiness = Pick<ListedBusiness, 'domain' | 'isHouse' | 'isSuspended'> & {
  id: string
  name: string
  initial: string
  prefix: string
  createdAt: string
  /** What its chip wears. */
  chip: { solid: string; onSolid: string; swatches: string[] }
}
type ShownOrder = {
  id: string
  reference: string
  /** In one word, and why a person has to decide, if that is it. */
  state: string
  reason: string | null
  step: string
  message: string | null
  isTaxConflict: boolean
  brand: string
  placedAt: string
}
type ShownMail = {
  id: string
  orderId: string | null
  kind: string
  state: string
  tries: number
  problem: string | null
  brand: string
  since: string
}
export type ShownPlatform = {
  figures: Platform['figures']
  today: Platform['today']
  perBrand: { name: string; orders: number; revenueCents: number }[]
  orders: { shown: ShownOrder[]; inAll: number }
  mails: { shown: ShownMail[]; inAll: number; page: number; pages: number }
  checkedAt: string
}

export type PlatformPage = {
  tab: PlatformTab
  /** The tabs that the reader may open. */
  tabs: PlatformTab[]
  ownId: string
  name: string
  done: string | null
  platform: ShownPlatform | null
  waiting: ToLookAt | null
  /** What is still to set up; on the overview and, whole, under System. */
  setup: Setup | null
  silentSellers: ShownSilentSeller[]
  people: ShownAdmins | null
  businesses: ShownBusiness[] | null
  /** The brand that is being changed, instead of the list. */
  edited: BrandPage | null
  /** Of the brand that is being changed; null for the shop's own. */
  retail: ShownRetailTerms | null
  /** Its people and terms; null for the shop's own. */
  partners: ShownPartners | null
  system: ShownSystem | null
  reports: ShownReports | null
  audit: AuditPage | null
}

export async function readPlatformPage(request: Request, context: Context): Promise<PlatformPage> {
  const user = guardedUser(context)
  const shop = context.get(shopContext)
  const { searchParams } = new URL(request.url)
  const tab = PLATFORM_TABS.find((known) => known === searchParams.get('tab')) ?? 'overview'
  const isOverview = tab === 'overview'
  const listed = tab === 'businesses' ? await shop.brands.listBusinesses() : []
  const wanted = tab === 'businesses' ? textOf(searchParams, 'edit', 60) : null
  const ofOthers = listed.find(({ brand, isHouse }) => brand.id === wanted && !isHouse)?.brand.id ?? null
  const ownHost = new URL(context.get(publicUrlContext)).host
  return {
    tab,
    tabs: openTabs(href('/super-admin-dashboard'), PLATFORM_TABS, user.type),
    ownId: user.id,
    name: user.name || user.email,
    done: searchParams.get('done'),
    platform: isOverview ? await readPlatform(shop, searchParams) : null,
    setup: isOverview || tab === 'system' ? await shop.figures.viewSetup() : null,
    waiting: isOverview ? await readWaiting(context) : null,
    silentSellers: isOverview ? await readSilentSellers(shop) : [],
    people: isOverview ? await readAdmins(request, context) : null,
    businesses: tab === 'businesses' ? listed.map(shownBusiness) : null,
    edited: wanted ? await readBrandPage(shop, wanted, ownHost) : null,
    retail: ofOthers === null ? null : await readRetailTerms(shop, ofOthers),
    partners: ofOthers === null ? null : await readPartners(request, context, ofOthers),
    system: tab === 'system' ? await readSystem(shop) : null,
    reports: tab === 'reports' ? await readReports(shop, searchParams) : null,
    audit: tab === 'audit' ? await readAudit(shop, searchParams) : null,
  }
}

async function readPlatform(shop: Shop, searchParams: URLSearchParams) {
  const platform = await shop.figures.viewPlatform(readMailPage(searchParams))
  return shownPlatform(platform, await shop.brands.nameBrands())
}

const readMailPage = (searchParams: URLSearchParams): number => {
  const page = searchParams.get('mails') ?? '1'
  return /^\d{1,5}$/.test(page) ? Number(page) : 1
}

function shownBusiness({ brand, domain, isHouse, isSuspended, createdAt }: ListedBusiness): ShownBusiness {
  const { solid, onSolid } = deriveTheme(brand.colors)
  const { primary, secondary, background } = brand.colors
  return {
    id: brand.id,
    name: brand.name,
    initial: getInitial(brand),
    prefix: brand.orderPrefix,
    domain,
    isHouse,
    isSuspended,
    createdAt: createdAt.toISOString(),
    chip: { solid, onSolid, swatches: [primary, secondary, background] },
  }
}

function shownPlatform(
  { figures, today, perBrand, orders, mails, checkedAt }: Platform,
  nameOf: (businessId: string | null) => string,
): ShownPlatform {
  return {
    figures,
    today,
    perBrand: perBrand.map(({ name, figures: { orders: sold, revenueCents } }) => ({
      name,
      orders: sold,
      revenueCents,
    })),
    orders: {
      inAll: orders.inAll,
      shown: orders.shown.map((order) => ({
        id: order.id,
        reference: order.reference,
        state: toDeskState(order),
        reason: order.reviewReason,
        step: order.step,
        message: order.errorMessage,
        isTaxConflict: hasTaxConflict(order),
        brand: nameOf(order.businessId),
        placedAt: order.createdAt.toISOString(),
      })),
    },
    mails: {
      ...mails,
      shown: mails.shown.map(({ id, orderId, kind, state, tries, lastProblem, businessId, createdAt }) => ({
        id,
        orderId,
        kind,
        state,
        tries,
        problem: lastProblem,
        brand: nameOf(businessId),
        since: createdAt.toISOString(),
      })),
    },
    checkedAt: checkedAt.toISOString(),
  }
}
