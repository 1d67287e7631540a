// What the pages of an eSIM say once nothing is left to do with it.
import { installPageCopy } from '#app/copy/delivery/install-page.ts'
import { orderCopy } from '#app/copy/sales/order.ts'
import type { EsimOver } from '#shop/sales/order-access/esim-over.ts'

type OverWords = { heading: string; text: string; next: string | null }

/** Whoever got it as a gift isn't told what became of its buyer's order. */
export function overWords(over: EsimOver, isGift: boolean): OverWords {
  const { withdrawn, refunded, disputeLost, canceled, replaced } = orderCopy
  if (isGift) return { heading: installPageCopy.gone.title, text: refunded.next, next: null }
  const invalid = (heading: string) => ({ heading, text: refunded.next, next: null })
  const words: Record<EsimOver, OverWords> = {
    withdrawn,
    refunded: invalid(refunded.heading),
    dispute_lost: invalid(disputeLost.heading),
    canceled: { ...canceled, next: null },
    replaced,
  }
  return words[over]
}
