// An own eSIM as the pages of the account show it; instants are ISO texts.
import { tripTitle } from '#app/language/trip-name.ts'
import { withQuery } from '#app/format/with-query.ts'
import { href } from 'react-router'
import type { OrderedBundle } from '#shop/sales/order/order.ts'
import type { OwnEsim } from '#shop/sales/esim/own-esim.ts'
import { shownOnPhone, type ShownOnPhone } from '#app/features/esim-card/on-phone.tsx'
import type { OnPhone } from '#shop/delivery/alert/view-esim-report.ts'
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
  /** Null where its network tells nothing of it. */
  onPhone: ShownOnPhone | null
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

type OwnEsimDeps = Pick<Shop, 'topUps' | 'inbox' | 'alerts'>

export async function readOwnEsims(shop: OwnEsimDeps, esims: OwnEsim[]): Promise<ShownOwnEsim[]> {
  const onPhones = await shop.alerts.listOnPhones(esims)
  return Promise.all(esims.map((esim) => readOwnEsim(shop, esim, onPhones.get(esim.orderId) ?? null)))
}

async function readOwnEsim(
  { topUps: selling, inbox }: OwnEsimDeps,
  esim: OwnEsim,
  onPhone: OnPhone | null,
): Promise<ShownOwnEsim> {
  const { orderId: id, replaces, paidWith, reference, iccid, label, bundle, boughtAt, topUps } = esim
  const topUpPath = await selling.findTopUpPath({ ...esim, id }, TOP_UP_LIVES_DAYS)
  return {
    reference,
    iccid,
    label,
    bundle,
    isWithdrawn: topUpPath === null && (await inbox.isWithdrawn({ id, replaces, paidWith })),
    topUpPath,
    onPhone: onPhone && shownOnPhone(onPhone),
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
