// A browser's description in words its owner recognizes: 'Firefox on Windows'.
import { profileCopy } from '#app/copy/people/account-profile.ts'

const BROWSERS: [RegExp, string][] = [
  [/\bEdgA?\/|EdgiOS\//, 'Edge'],
  [/\bOPR\/|OPiOS\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

export function deviceText(userAgent: string): string {
  const [first, system] = deviceNames(userAgent)
  const { device, unknown } = profileCopy.sessions
  return first && system ? device(first, system) : (first ?? unknown)
}

/** The browser and the system it runs on, as far as it says. */
export const deviceNames = (userAgent: string): string[] =>
  [BROWSERS, SYSTEMS].flatMap((names) => names.find(([sign]) => sign.test(userAgent))?.[1] ?? [])
