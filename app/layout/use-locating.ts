// Looks again for a visitor whom the server could not place; true while it is still looking.
import { useEffect, useState } from 'react'
import { useRevalidator, href } from 'react-router'
import { useShop } from '#app/session/shell-data.ts'

export function useLocating(): boolean {
  const { source } = useShop().vat
  const { revalidate } = useRevalidator()
  const [isLocating, setIsLocating] = useState(false)

  useEffect(() => {
    if (source !== 'default') return undefined
    const leaving = new AbortController()
    const look = async () => {
      setIsLocating(true)
      const isFound = await locateLater(leaving.signal)
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

// Most visitors are placed by the server and never need the code.
async function locateLater(signal: AbortSignal): Promise<boolean> {
  try {
    const { locate } = await import('./locate.ts')
    return await locate(askForPlace, signal)
  } catch {
    return false
  }
}

async function askForPlace(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(href('/api/location'), { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The place could not be asked for: ${response.status}`)
  const place: unknown = await response.json()
  return place !== null
}
