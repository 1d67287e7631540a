// A token behind the hash of an address: read once, then taken out of the address and of the history.
import { useEffect, useState } from 'react'

export type FragmentToken = { type: string | null; token: string | null }

/** Null on the server, and for an address without anything behind its hash. */
export function useFragmentToken(): FragmentToken | null {
  const [found, setFound] = useState<FragmentToken | null>(null)
  useEffect(() => {
    const look = () => {
      const fragment = new URLSearchParams(window.location.hash.slice(1))
      if (!fragment.has('access_token') && !fragment.has('type')) return
      setFound({ type: fragment.get('type'), token: fragment.get('access_token') })
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
    }
    look()
    // The mailed link may be opened in the very tab that asked for it.
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return found
}
