// A page that could not be loaded because there is no network makes way for what works without one.
import { openKeptPage } from './open-kept-page.ts'

export function leaveForOffline(error: unknown, address: string): void {
  if (isNetworkFailure(error) && navigator.serviceWorker?.controller) void openKeptPage(address)
}

/** What a browser throws when the server cannot be reached, in the words of the three engines. */
const isNetworkFailure = (error: unknown): boolean =>
  error instanceof TypeError && /failed to fetch|load failed|networkerror/i.test(error.message)
