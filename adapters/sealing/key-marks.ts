// Fingerprints by which a database recognizes its keys without revealing them.
import { createHmac, hkdfSync } from 'node:crypto'
import type { KeyRingSettings } from './key-ring.ts'

/**
 * A 22-character fingerprint for each key in these settings: the same for the same key under the same name, different
 * otherwise.
 */
export const keyMarksOf = ({ keys, lookUpKeys }: KeyRingSettings) => [
  ...marksIn('SEALING_KEYS', keys),
  ...marksIn('LOOKUP_KEY', lookUpKeys),
]

const marksIn = (setting: string, keys: ReadonlyMap<number, Buffer>) =>
  [...keys].map(([version, key]) => ({
    setting,
    version,
    mark: createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', 'wander-pass key mark', 32)))
      .update(setting)
      .digest('base64url')
      .slice(0, 22),
  }))
