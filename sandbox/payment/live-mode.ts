// Whether money moves depends on the key: everything of a live one says so, in answers and in events.
const LIVE_KEY = /^(?:sk|rk)_live_/

export type InMode = <Thing extends object>(thing: Thing) => Thing

/** Writes `livemode` into an object, and into those inside it. */
export function modeOf(secretKey: string): InMode {
  if (!LIVE_KEY.test(secretKey)) return (thing) => thing
  return <Thing extends object>(thing: Thing) => {
    const live: Thing = JSON.parse(JSON.stringify(thing, (name, value) => (name === 'livemode' ? true : value)))
    return live
  }
}
