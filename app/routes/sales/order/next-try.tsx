import { useEffect, useState } from 'react'
import { orderCopy } from '#app/copy/sales/order.ts'

const { failed: copy } = orderCopy

/** Counts down to the moment when the shop tries again by itself; without script it says what the server knew. */
export function NextTry({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const until = performance.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1000))), 1000)
    return () => clearInterval(timer)
  }, [seconds])
  return <>{left > 0 ? copy.next(copy.duration(left)) : copy.nextNow}</>
}
