// A question beside the page. The router isn't asked, because it would first load a script for the address, and give up the
// page, with all that was typed, if that script doesn't come.
import { pathHere } from '#app/language/address.ts'

/** What one of the shop's own addresses says, in the page's language; null if it can't be reached or says nothing. */
export async function askShop<Answer>(path: string): Promise<Answer | null> {
  try {
    const response = await fetch(pathHere(path), { headers: { accept: 'application/json' } })
    // Somebody who signed out meanwhile is led to where they sign in.
    if (response.redirected) window.location.assign(response.url)
    return response.headers.get('content-type')?.includes('json') ? await response.json() : null
  } catch {
    return null
  }
}
