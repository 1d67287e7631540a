// Reads the eSIMs of the network as the address asks for them; numbers leave the server masked.
import { SIM_STATUSES } from '#app/copy/admin.ts'
import type { BundleStatus } from '#shop/esim/esim-status.ts'
import type { Shop } from '#shop/shop.ts'
import type { ListedSim, SimPage } from '#shop/desk/view-sim-page.ts'
import { digitsOfIccid, maskIccid } from '#shop/values/iccid.ts'

export type ShownSim = Omit<ListedSim, 'iccid' | 'expiresAt'> & {
  /** The same at each look. */
  name: string
  /** Its number, for us alone. */
  sealed: string
  masked: string
  expiresAt: string | null
}
export type SimsQuestion = { status: BundleStatus | null; digits: string; page: number }
export type ShownSims = SimsQuestion & {
  /** Null when the network did not answer. */
  told: (Omit<SimPage, 'sims' | 'checkedAt' | 'page'> & { sims: ShownSim[]; checkedAt: string }) | null
}

const MOST_DIGITS = 20

export async function readSims(shop: Shop, search: URLSearchParams): Promise<ShownSims> {
  const question: SimsQuestion = {
    status: SIM_STATUSES.find((known) => known === search.get('status')) ?? null,
    digits: digitsOfIccid(search.get('digits') ?? '').slice(-MOST_DIGITS),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  }
  const told = await shop.desk.viewSimPage({
    status: question.status,
    lastDigits: question.digits,
    page: question.page,
  })
  if (!told.ok) return { ...question, told: null }
  const { sims, checkedAt, page, counts, all, found, pages } = told
  return {
    ...question,
    page,
    told: {
      counts,
      all,
      found,
      pages,
      sims: sims.map((sim) => shownSim(shop, sim)),
      checkedAt: checkedAt.toISOString(),
    },
  }
}

const shownSim = (shop: Shop, { iccid, expiresAt, ...sim }: ListedSim): ShownSim => ({
  ...sim,
  name: shop.desk.nameSim(iccid),
  sealed: shop.desk.sealSimNumber(iccid),
  masked: maskIccid(iccid),
  expiresAt: expiresAt?.toISOString() ?? null,
})

/** The address of what is asked for; a changed search begins on its first page. */
export function simsAddress({ status, digits, page }: Partial<SimsQuestion>): string {
  const search = new URLSearchParams({ tab: 'sims' })
  if (status) search.set('status', status)
  if (digits) search.set('digits', digits)
  if (page && page > 1) search.set('page', String(page))
  return `/admin?${search}`
}
