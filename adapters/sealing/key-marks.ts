// By which a database tells the keys that it was written with from others, without learning anything of them.
import { createHmac, hkdfSync } from 'node:crypto'
import type { KeyRingSettings } from './key-ring.ts'

/** 22 signs for each key of these settings: the same for the same key under the same name, others for any other. */
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
