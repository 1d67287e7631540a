// What an open order page is sent, and when: important changes right away, and steps at most three times a second.
import type { Order } from '#shop/order/order.ts'
import { orderView, type OrderView } from '#shop/order/view-order.ts'

const BETWEEN_STEPS_MS = 334

/** The part of an order that changes while it is provisioned; the page knows everything else already. */
export type OrderNews = Pick<
  OrderView,
  'phase' | 'steps' | 'iccid' | 'activationCode' | 'hasQrCode' | 'isInstallable' | 'errorMessage'
>

export const toOrderNews = (order: Order): OrderNews => {
  const { phase, steps, iccid, activationCode, hasQrCode, isInstallable, errorMessage } = orderView(order)
  return { phase, steps, iccid, activationCode, hasQrCode, isInstallable, errorMessage }
}

/** Without the order, the page is told to reload it. */
export function streamOrderChanges(tell: (news: OrderNews | null) => void) {
  let told: OrderNews | null = null
  let toldAt = -Infinity
  let waiting: OrderNews | null = null
  let timer: NodeJS.Timeout | undefined

  const say = (news: OrderNews | null) => {
    clearTimeout(timer)
    timer = undefined
    told = news ?? told
    toldAt = performance.now()
    tell(news)
  }
  // A number that can't be installed yet is a step like any other.
  const isMore = (news: OrderNews) => news.phase !== told?.phase || news.hasQrCode !== told.hasQrCode

  return {
    changed: (news: OrderNews | null) => {
      waiting = news
      const pauseMs = toldAt + BETWEEN_STEPS_MS - performance.now()
      if (pauseMs <= 0 || (news && isMore(news))) say(news)
      else timer ??= setTimeout(() => say(waiting), pauseMs)
    },
    end: () => clearTimeout(timer),
  }
}
