// Room for what has to be read to its end before anybody knows what it is: only so many at once, and few for one network,
// so that nobody on a slow connection takes all of it.

/** Takes a place for a network and returns how to give it back; null if none is free. */
export type TakePlace = (network: string) => (() => void) | null

export function openPlaces({ most, ofOneNetwork }: { most: number; ofOneNetwork: number }): TakePlace {
  const taken: string[] = []
  return (network) => {
    if (taken.length >= most || taken.filter((each) => each === network).length >= ofOneNetwork) return null
    taken.push(network)
    return () => void taken.splice(taken.indexOf(network), 1)
  }
}
