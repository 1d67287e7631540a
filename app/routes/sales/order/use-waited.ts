// How long the traveler has been waiting on this page, in the bands that change what the page offers.
import { useEffect, useState } from 'react'

export type WaitLength = 'briefly' | 'a_while' | 'long'

const A_WHILE_MS = 10_000
const LONG_MS = 60_000

export function useWaited(): WaitLength {
  const [waited, setWaited] = useState<WaitLength>('briefly')
  useEffect(() => {
    const timers = [setTimeout(() => setWaited('a_while'), A_WHILE_MS), setTimeout(() => setWaited('long'), LONG_MS)]
    return () => timers.forEach(clearTimeout)
  }, [])
  return waited
}
