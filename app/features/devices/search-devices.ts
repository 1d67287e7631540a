// Looks a phone up by what people type, or by what their browser says about it.
import { plain } from '#app/format/plain.ts'

export type Device = {
  brand: string
  model: string
  esim: 'yes' | 'regional' | 'no'
  note?: string
  source: string
  /** How the phone names itself to a website; a prefix, because its end differs by country. */
  codes?: string[]
}

/** Every word has to occur in make and model, written together or apart: 's23 ultra', 'GalaxyS23', 'iphone13'. */
export function searchDevices(query: string, devices: readonly Device[]): Device[] {
  // Signs alone would be in every name.
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => together(word) !== '')
  if (words.length === 0) return []
  const exact = together(query)
  return devices
    .filter((device) => {
      const name = plain(`${device.brand} ${device.model}`)
      return words.every((word) => name.includes(word) || together(name).includes(together(word)))
    })
    .toSorted((one, other) => Number(isCalled(other, exact)) - Number(isCalled(one, exact)))
}

const together = (text: string): string => plain(text).replace(/[^\p{L}\p{N}+]/gu, '')
const isCalled = ({ brand, model }: Device, name: string) =>
  together(model) === name || together(`${brand} ${model}`) === name

export type Sighting = { kind: 'iphone' | 'ipad' | 'android' } | { kind: 'model'; device: Device } | null

/** What a user agent tells; phones say less and less about themselves, so often only the kind. */
export function deviceOfUserAgent(userAgent: string, devices: readonly Device[]): Sighting {
  if (userAgent.includes('iPhone')) return { kind: 'iphone' }
  if (userAgent.includes('iPad')) return { kind: 'ipad' }
  const android = /Android [^;)]*; ([^;)]+)/.exec(userAgent)
  if (!android) return null
  return deviceOfModel(android[1]?.replace(/ Build\/.*$/, '') ?? '', devices) ?? { kind: 'android' }
}

/** The device that calls itself so, for example 'SM-S911B' or 'Pixel 8'. */
export function deviceOfModel(name: string, devices: readonly Device[]): Sighting {
  const device = devices.find(
    ({ model, codes = [] }) => model === name.trim() || codes.some((code) => name.startsWith(code)),
  )
  return device ? { kind: 'model', device } : null
}
