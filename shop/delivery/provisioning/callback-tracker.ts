// Tracks network callbacks for orders that this process's worker holds. The network often calls back while its order is
// being worked on. Such a call is kept here instead of in the database, because the worker looks for the profile
// anyway.

export type CallbackTracker = ReturnType<typeof createCallbackTracker>
export type ExpectedCallbacks = {
  /** The network may call back at this secret address. */
  expectCall: (secret: string) => void
  /** Stops tracking; true if the network called in the meantime. False the second time. */
  stop: () => boolean
}

/** What the token is for that makes an attempt's callback address unguessable. */
export const secretPurpose = (attemptId: string): string => `allocation:${attemptId}`

export function createCallbackTracker() {
  const called = new Map<string, { isCalled: boolean }>()

  return {
    track: (): ExpectedCallbacks => {
      const secrets: string[] = []
      const tracked = { isCalled: false }
      return {
        expectCall: (secret) => {
          secrets.push(secret)
          called.set(secret, tracked)
        },
        stop: () => {
          for (const secret of secrets.splice(0)) called.delete(secret)
          const { isCalled } = tracked
          tracked.isCalled = false
          return isCalled
        },
      }
    },
    /** Whether the call is about an order held here; then its worker will look. */
    report: (secret: string): boolean => {
      const tracked = called.get(secret)
      if (tracked) tracked.isCalled = true
      return tracked !== undefined
    },
  }
}
