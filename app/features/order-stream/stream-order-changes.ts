// What an open order page is sent, and when: whatever ends the wait right away, and what moves on by itself at most three
// times a second.
import type { Order } from '#shop/sales/order/order.ts'
import { orderView, type OrderView } from '#shop/sales/order-access/view-order.ts'

const BETWEEN_STEPS_MS = 334
/** The codes' picture usually comes just before the order's completion, and then goes with it in one message. */
const PICTURE_WAITS_MS = 100

/** The part of an order that changes while it is provisioned; the page knows everything else already. */
export type OrderNews = Pick<
  OrderView,
  'phase' | 'steps' | 'iccid' | 'activationCode' | 'confirmationCode' | 'hasQrCode' | 'isInstallable' | 'errorMessage'
>

export const toOrderNews = (order: Order): OrderNews => {
  const { phase, steps, iccid, activationCode, confirmationCode, hasQrCode, isInstallable, errorMessage } =
    orderView(order)
  return { phase, steps, iccid, activationCode, confirmationCode, hasQrCode, isInstallable, errorMessage }
}

/**
 * Codes are told only if no withdrawal stands at that moment, in the sequence of the changes; otherwise, the page is
 * told to reload.
 */
export function unlessWithdrawn(isWithdrawn: () => Promise<boolean>, tell: (news: OrderNews | null) => void) {
  let turn = Promise.resolve()
  return (news: OrderNews | null): void => {
    const ask = async () => tell(news && hasCodes(news) && (await isWithdrawn()) ? null : news)
    turn = turn.then(ask).catch(() => tell(null))
  }
}

const hasCodes = ({ iccid, activationCode, hasQrCode }: OrderNews): boolean =>
  iccid !== null || activationCode !== null || hasQrCode

/** Without the order, the page is told to reload it. The page has just been rendered, so it counts as told. */
export function streamOrderChanges(tell: (news: OrderNews | null) => void) {
  let told: OrderNews | null = null
  let toldAt = performance.now()
  let waiting: OrderNews | null = null
  let timer: NodeJS.Timeout | undefined
  let dueAt = Infinity

  const say = () => {
    stop()
    told = waiting ?? told
    toldAt = performance.now()
    tell(waiting)
  }
  const sayAt = (moment: number) => {
    if (moment >= dueAt) return
    stop()
    dueAt = moment
    timer = setTimeout(say, moment - performance.now())
  }
  const stop = () => {
    clearTimeout(timer)
    dueAt = Infinity
  }

  return {
    changed: (news: OrderNews | null) => {
      waiting = news
      const now = performance.now()
      const nextAt = toldAt + BETWEEN_STEPS_MS
      if (nextAt <= now || (news && endsWait(news) && news.phase !== told?.phase)) say()
      else sayAt(news?.hasQrCode && !told?.hasQrCode ? Math.min(nextAt, now + PICTURE_WAITS_MS) : nextAt)
    },
    end: stop,
  }
}

/** Only an order in progress moves on by itself. */
const endsWait = ({ phase }: OrderNews): boolean => phase !== 'in_progress'
