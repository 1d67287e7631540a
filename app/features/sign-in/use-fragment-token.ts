// A token behind the hash of an address: taken out of the address at once, and kept with this entry of the history alone,
// so that a reload finds it again and no other page, tab or storage does.
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

export type FragmentToken = { type: string | null; token: string | null }

/** Undefined on the server and until a script has looked; null for an address with nothing behind its hash. */
export function useFragmentToken(): FragmentToken | null | undefined {
  const [found, setFound] = useState<FragmentToken | null>()
  // A form that was answered is a new entry in the place of the old one.
  const location = useLocation()

  useEffect(() => {
    const look = () => {
      const told = readFragment(window.location.hash) ?? readKept(window.history.state)
      setFound((known) => told ?? known ?? null)
    }
    look()
    // The emailed link may be opened in the very tab that asked for it.
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])

  useEffect(() => {
    if (!found) return
    const state: unknown = window.history.state
    const own = typeof state === 'object' ? state : null
    // An entry without a key of its own is written anew when the page is loaded.
    window.history.replaceState({ key: location.key, ...own, [KEPT]: found }, '', location.pathname + location.search)
  }, [found, location])
  return found
}

const KEPT = 'fragmentToken'

function readFragment(hash: string): FragmentToken | null {
  const fragment = new URLSearchParams(hash.slice(1))
  if (!fragment.has('access_token') && !fragment.has('type')) return null
  return { type: fragment.get('type'), token: fragment.get('access_token') }
}

function readKept(state: unknown): FragmentToken | null {
  const saved: unknown = typeof state === 'object' && state !== null && KEPT in state ? state[KEPT] : null
  if (typeof saved !== 'object' || saved === null) return null
  const kept: Record<string, unknown> = { ...saved }
  const textOf = (name: string) => {
    const text = kept[name]
    return typeof text === 'string' ? text : null
  }
  return { type: textOf('type'), token: textOf('token') }
}
