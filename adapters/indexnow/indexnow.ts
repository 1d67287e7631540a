// IndexNow: one message tells all search engines that take part which pages of a host changed.
import { unguarded, type Breaker } from '#ports/breaker.ts'
import type { ChangedPages, SearchEngines } from '#ports/search-engines.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { VendorFault } from '#values/vendor-fault.ts'

export type IndexNowSettings = {
  key: string
  url: string
  /** The path of the file with the key, at the root of each host, so that it speaks for all of its pages. */
  keyPath: string
  canReach: SearchEngines['canReach']
  timeoutMs?: number
}

const TIMEOUT_MS = 10_000
/** Taken in; 202 while the key is still to be looked up. */
const TAKEN = new Set([200, 202])

export function indexNow(settings: IndexNowSettings, guard: Breaker = unguarded): SearchEngines {
  return {
    key: settings.key,
    canReach: settings.canReach,
    tell: async (changed) => {
      const status = await guard(
        () => post(settings, changed),
        (answer) => answer >= 500,
      )
      if (!TAKEN.has(status)) throw problemOf(status)
    },
  }
}

async function post({ key, url, keyPath, timeoutMs = TIMEOUT_MS }: IndexNowSettings, changed: ChangedPages) {
  const { origin, addresses } = changed
  try {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(origin).host,
        key,
        keyLocation: `${origin}${keyPath}`,
        urlList: addresses,
      }),
    })
    // Only the status says anything.
    await response.body?.cancel()
    return response.status
  } catch (cause) {
    throw problem('the search engines did not answer', 'silent', cause)
  }
}

function problemOf(status: number): VendorError {
  if (status === 429) return problem('the search engines want fewer messages', 'busy')
  if (status === 403)
    return problem('the search engines did not find the key at the address of the shop', 'unauthorized')
  if (status >= 500) return problem(`the search engines answered ${status}`, 'broken')
  return problem(`the search engines refused the addresses (${status})`, 'refused')
}

/** What was told may have been heard; telling it again does no harm. */
const problem = (message: string, fault: VendorFault, cause?: unknown) =>
  new VendorError(message, { vendor: 'search', outcome: 'unknown', isRetryable: true, fault, cause })
