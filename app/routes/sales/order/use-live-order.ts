// Keeps an open order page up to date: shows what it receives, reloads when the server says so, or every three seconds
// without any message.
import { pathHere } from '#app/language/address.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isReachable } from '#app/session/is-reachable.ts'
import type { TravelerView } from '#shop/delivery/party/view-party.ts'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'
import { ORDER_STREAM_PATH } from '#app/features/order-stream/order-stream-path.ts'
import type { OrderNews } from '#app/features/order-stream/stream-order-changes.ts'

const LOOK_EVERY_MS = 3_000
const NOTHING_NEW = 'look'

const MOVING: readonly OrderView['phase'][] = ['awaiting_payment', 'in_progress', 'failed']

/** A completed or refunded order stays as it is, and what a person has to look at is not worth an open line. */
export const isMoving = (phase: OrderView['phase']): boolean => MOVING.includes(phase)

/** Whether the eSIM of one of the other travelers is still to come by itself. */
export const isPartyMoving = (party: TravelerView[] | null): boolean =>
  party?.some(({ state }) => state === 'waiting') === true

/** The order as loaded, with the changes received since. */
export function useLiveOrder(loaded: OrderView, isPartyUnderway: boolean): OrderView {
  const look = useLook()
  useLookAtParty(isPartyUnderway, look)
  const [heard, setHeard] = useState<{ of: OrderView; news: OrderNews } | null>(null)
  const order = heard?.of === loaded ? { ...loaded, ...heard.news } : loaded
  const { reference } = loaded
  const isLive = isMoving(order.phase)
  const known = useRef(loaded)
  useEffect(() => {
    known.current = loaded
  }, [loaded])

  useEffect(() => {
    if (!isLive) return undefined
    let timer: ReturnType<typeof setInterval> | undefined
    const stopLooking = () => {
      clearInterval(timer)
      timer = undefined
    }
    const keepLooking = () => {
      timer ??= setInterval(() => void lookIfReachable(look), LOOK_EVERY_MS)
    }

    const events = new EventSource(`${pathHere(ORDER_STREAM_PATH)}?reference=${encodeURIComponent(reference)}`)
    events.addEventListener('open', stopLooking)
    events.addEventListener('error', keepLooking)
    events.addEventListener('message', ({ data }: MessageEvent<string>) => {
      const news = readNews(data)
      // The stream only has the steps of the current phase; another phase, or a failure, needs a reload.
      if (news && news.phase === known.current.phase && news.phase !== 'failed') setHeard({ of: known.current, news })
      // A background tab needn't know that nothing happened.
      else if (data !== NOTHING_NEW) void look()
      else if (!document.hidden) void lookIfReachable(look)
    })
    const onShown = () => {
      if (!document.hidden) void lookIfReachable(look)
    }
    document.addEventListener('visibilitychange', onShown)

    return () => {
      stopLooking()
      events.close()
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [reference, isLive, look])
  return order
}

// Nobody tells an open page about the orders of the other travelers.
function useLookAtParty(isUnderway: boolean, look: () => Promise<void>) {
  useEffect(() => {
    if (!isUnderway) return undefined
    const timer = setInterval(() => !document.hidden && void lookIfReachable(look), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isUnderway, look])
}

function readNews(data: string): OrderNews | null {
  if (!data.startsWith('{')) return null
  const news: OrderNews = JSON.parse(data)
  return news
}

// One reload at a time; messages meanwhile cause one more afterward.
function useLook() {
  const { revalidate } = useRevalidator()
  const looking = useRef({ isBusy: false, again: false })
  return useCallback(() => lookOnce(looking.current, revalidate), [revalidate])
}

async function lookOnce(looking: { isBusy: boolean; again: boolean }, revalidate: () => Promise<void>) {
  looking.again = true
  if (looking.isBusy) return
  looking.isBusy = true
  try {
    while (looking.again) {
      looking.again = false
      await revalidate()
    }
  } finally {
    looking.isBusy = false
  }
}

// A look at a server that cannot be reached, or cannot read the order, would put the error page in the place of the order.
async function lookIfReachable(look: () => Promise<void>) {
  try {
    if (await isReachable()) await look()
  } catch {
    // The next look comes by itself.
  }
}
