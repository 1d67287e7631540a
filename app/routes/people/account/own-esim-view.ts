// An own eSIM as the pages of the account show it; instants are ISO texts.
import { withQuery } from '#app/format/with-query.ts'
import { href } from 'react-router'
import { tripTitle } from '#shop/catalogue/trip/trip-name.ts'
import type { OrderedBundle } from '#shop/sales/order/order.ts'
import type { OwnEsim } from '#shop/sales/esim/own-esim.ts'
import type { Shop } from '#shop/assembly/shop.ts'

export type ShownOwnEsim = {
  reference: string
  iccid: string
  label: string | null
  bundle: OrderedBundle
  boughtAt: string
  topUps: { reference: string; data: string; boughtAt: string; totalCents: number }[]
  /** Its buyer withdrew from the order: then nothing leads to installing it. */
  isWithdrawn: boolean
  /** Null after a withdrawal, and where no top-up is sold. */
  topUpPath: string | null
}

/** One that is only named, with the way to its page. */
export type OtherEsim = Pick<ShownOwnEsim, 'reference' | 'label' | 'bundle' | 'boughtAt'>

export const toOtherEsim = ({ reference, label, bundle, boughtAt }: OwnEsim): OtherEsim => ({
  reference,
  label,
  bundle,
  boughtAt: boughtAt.toISOString(),
})

/** A page may stay open for so long before its link to buy more data has ended. */
const TOP_UP_LIVES_DAYS = 7

export async function readOwnEsim(
  { topUps: selling, inbox }: Pick<Shop, 'topUps' | 'inbox'>,
  esim: OwnEsim,
): Promise<ShownOwnEsim> {
  const { orderId: id, replaces, reference, iccid, label, bundle, boughtAt, topUps } = esim
  const topUpPath = await selling.findTopUpPath({ ...esim, id }, TOP_UP_LIVES_DAYS)
  return {
    reference,
    iccid,
    label,
    bundle,
    isWithdrawn: topUpPath === null && (await inbox.isWithdrawn({ id, replaces })),
    topUpPath,
    boughtAt: boughtAt.toISOString(),
    topUps: topUps.map((topUp) => ({
      reference: topUp.reference,
      data: topUp.data,
      totalCents: topUp.totalCents,
      boughtAt: topUp.boughtAt.toISOString(),
    })),
  }
}

/** What its owner calls it, or where it works. */
export const nameOf = ({ label, bundle }: Pick<ShownOwnEsim, 'label' | 'bundle'>): string => label ?? tripTitle(bundle)

export const orderPath = (reference: string): string => withQuery(href('/success'), { reference })
export const installPath = (reference: string): string => withQuery(href('/install'), { reference })
export const statusPath = (reference: string): string => withQuery(href('/esim-status'), { reference })
