import { useEffect, useState } from 'react'

/** Whole seconds since `answer` was first seen, whatever the visitor's clock says; 0 on the server and at first. */
export function useElapsed(answer: unknown): number {
  const [ticked, setTicked] = useState({ answer, seconds: 0 })

  useEffect(() => {
    const start = performance.now()
    const tick = () => setTicked({ answer, seconds: Math.floor((performance.now() - start) / 1000) })
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [answer])

  return ticked.answer === answer ? ticked.seconds : 0
}
