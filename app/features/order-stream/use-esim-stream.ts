// Keeps a page about a delivered eSIM up to date: it reads itself again when the network told something. Only a page that is
// seen keeps a line open, since browsers have few of them.
import { pathHere } from '#app/language/address.ts'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { isReachable } from '#app/session/is-reachable.ts'
import { ORDER_STREAM_PATH } from './order-stream-path.ts'
import type { OrderNews } from './stream-order-changes.ts'

/** Nothing is heard without a reference. */
export function useEsimStream(reference: string | null): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (reference === null) return undefined
    // A look at a server that can't be reached would put an error in the place of the page.
    const look = async () => {
      if (await isReachable()) await revalidate()
    }
    const onNews = () => void look().catch(() => undefined)
    let events: EventSource | null = null
    // What happened while nobody listened.
    let isLate = false
    const listen = () => {
      events = new EventSource(`${pathHere(ORDER_STREAM_PATH)}?reference=${encodeURIComponent(reference)}`)
      events.addEventListener('open', () => {
        if (isLate) onNews()
        isLate = true
      })
      events.addEventListener('message', ({ data }: MessageEvent<string>) => {
        if (!isStillDone(data)) onNews()
      })
    }
    const stop = () => {
      events?.close()
      events = null
    }
    const onShown = () => {
      if (document.hidden) stop()
      else if (events === null) listen()
    }
    onShown()
    document.addEventListener('visibilitychange', onShown)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', onShown)
    }
  }, [reference, revalidate])
}

/** A stream begins with what its order is. */
function isStillDone(data: string): boolean {
  if (!data.startsWith('{')) return false
  const news: OrderNews = JSON.parse(data)
  return news.phase === 'completed'
}
