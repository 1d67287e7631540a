// Looks again for a visitor whom the server could not place; true while it is still looking.
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useShell } from '#app/session/shell-data.ts'
import { locate } from './locate.ts'

export function useLocating(): boolean {
  const { source } = useShell().vat
  const { revalidate } = useRevalidator()
  const [isLocating, setIsLocating] = useState(false)

  useEffect(() => {
    if (source !== 'default') return undefined
    const leaving = new AbortController()
    const look = async () => {
      setIsLocating(true)
      const isFound = await locate(askForPlace, leaving.signal)
      if (leaving.signal.aborted) return
      setIsLocating(false)
      // The prices of the whole page follow the place.
      if (isFound) await revalidate()
    }
    void look()
    return () => leaving.abort()
  }, [source, revalidate])

  return isLocating
}

async function askForPlace(signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/api/location', { signal, headers: { accept: 'application/json' } })
  return response.ok && (await response.json()) !== null
}
