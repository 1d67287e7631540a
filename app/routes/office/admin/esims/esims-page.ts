// Reads the eSIMs of the network as the address asks for them; numbers leave the server masked.
import { href } from 'react-router'
import { ESIM_STATUSES } from '#app/copy/office/admin.ts'
import type { BundleStatus } from '#shop/sales/esim-status/esim-status.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import type { ListedEsim, EsimPage } from '#shop/office/desk/view-esim-page.ts'
import { digitsOfIccid, maskIccid } from '#values/iccid.ts'

export type ShownEsim = Omit<ListedEsim, 'iccid' | 'expiresAt'> & {
  /** The same at each look. */
  name: string
  /** Its number, for us alone. */
  sealed: string
  masked: string
  expiresAt: string | null
}
export type EsimsQuestion = { status: BundleStatus | null; digits: string; page: number }
export type ShownEsims = EsimsQuestion & {
  /** Columns that the reader hid. */
  hidden: string[]
  /** Null if the network didn't answer. */
  told: (Omit<EsimPage, 'esims' | 'checkedAt' | 'page'> & { esims: ShownEsim[]; checkedAt: string }) | null
}

const MOST_DIGITS = 20

export async function readEsims(shop: Shop, search: URLSearchParams, userId: string): Promise<ShownEsims> {
  const question: EsimsQuestion = {
    status: ESIM_STATUSES.find((known) => known === search.get('status')) ?? null,
    digits: digitsOfIccid(search.get('digits') ?? '').slice(-MOST_DIGITS),
    page: Math.max(1, Math.trunc(Number(search.get('page'))) || 1),
  }
  const told = await shop.desk.viewEsimPage({
    status: question.status,
    lastDigits: question.digits,
    page: question.page,
    isFresh: search.has('fresh'),
  })
  const hidden = await shop.desk.listHidden(userId, 'esims')
  if (!told.ok) return { ...question, hidden, told: null }
  const { esims, checkedAt, isAskedAgain, silent, unlisted, page, counts, all, found, pages } = told
  return {
    ...question,
    hidden,
    page,
    told: {
      counts,
      all,
      found,
      pages,
      isAskedAgain,
      silent,
      unlisted,
      esims: esims.map((esim) => shownEsim(shop, esim)),
      checkedAt: checkedAt.toISOString(),
    },
  }
}

const shownEsim = (shop: Shop, { iccid, expiresAt, ...esim }: ListedEsim): ShownEsim => ({
  ...esim,
  name: shop.desk.nameEsim(iccid),
  sealed: shop.desk.sealIccid(iccid),
  masked: maskIccid(iccid),
  expiresAt: expiresAt?.toISOString() ?? null,
})

/** The address of what is asked for; a changed search begins on its first page. */
export function esimsAddress({ status, digits, page }: Partial<EsimsQuestion>): string {
  const search = new URLSearchParams({ tab: 'sims' })
  if (status) search.set('status', status)
  if (digits) search.set('digits', digits)
  if (page && page > 1) search.set('page', String(page))
  return `${href('/admin')}?${search}`
}
