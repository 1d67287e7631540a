// If a page can't be loaded because there is no network, opens what works offline instead.
import { openKeptPage } from './open-kept-page.ts'

export function leaveForOffline(error: unknown, address: string): void {
  if (isNetworkFailure(error) && navigator.serviceWorker?.controller) void openKeptPage(address)
}

/** The error texts of the three browser engines for an unreachable server. */
const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|load failed|networkerror/i.test(error.message)
