// An email is read completely before its signature can be checked. The mail server shows before that who it is, and has
// places of its own, so that strangers on slow connections can't take them.

const OF_THE_MAIL_SERVER = 8
const OF_STRANGERS = 4
const OF_ONE_NETWORK = 2

/** Takes a place and returns how to give it back; null if none is free. */
export function mailPlaces() {
  let known = 0
  const strangers: string[] = []

  return function take({ isKnown, network }: { isKnown: boolean; network: string }): (() => void) | null {
    if (isKnown) {
      if (known >= OF_THE_MAIL_SERVER) return null
      known += 1
      return () => void (known -= 1)
    }
    const ofNetwork = strangers.filter((each) => each === network).length
    if (strangers.length >= OF_STRANGERS || ofNetwork >= OF_ONE_NETWORK) return null
    strangers.push(network)
    return () => void strangers.splice(strangers.indexOf(network), 1)
  }
}
