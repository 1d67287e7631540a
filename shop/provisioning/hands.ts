// Which orders a worker of this process holds at this moment. The network often calls while its order is being worked on:
// such a call is kept here instead of in the database, since whoever holds the order looks for the profile anyway.

export type Hands = ReturnType<typeof openHands>
export type Hand = {
  /** The network may call at this secret address. */
  expectCall: (secret: string) => void
  /** The order is held no more; true when the network called meanwhile. False the second time. */
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
    /** Whether the call is about an order that is held here: then it will be looked at. */
    call: (secret: string): boolean => {
      const hand = called.get(secret)
      if (hand) hand.isCalled = true
      return hand !== undefined
    },
  }
}
