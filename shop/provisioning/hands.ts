// Tracks network callbacks for orders that this process's worker holds. The network often calls back while its order is
// being worked on. Such a call is kept here instead of in the database, because the worker looks for the profile
// anyway.

export type Hands = ReturnType<typeof openHands>
export type Hand = {
  /** The network may call back at this secret address. */
  expectCall: (secret: string) => void
  /** Stops tracking; true if the network called in the meantime. False the second time. */
  letGo: () => boolean
}

export function openHands() {
  const called = new Map<string, { isCalled: boolean }>()

  return {
    hold: (): Hand => {
      const secrets: string[] = []
      const hand = { isCalled: false }
      return {
        expectCall: (secret) => {
          secrets.push(secret)
          called.set(secret, hand)
        },
        letGo: () => {
          for (const secret of secrets.splice(0)) called.delete(secret)
          const { isCalled } = hand
          hand.isCalled = false
          return isCalled
        },
      }
    },
    /** Whether the call is about an order held here; then its worker will look. */
    call: (secret: string): boolean => {
      const hand = called.get(secret)
      if (hand) hand.isCalled = true
      return hand !== undefined
    },
  }
}
