// Encrypts with Node's own AES-256-GCM. The key's version precedes the ciphertext, so old rows stay readable while a
// new key encrypts. Each purpose has its own key, derived from that version.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import type { KeyRing } from '#ports/key-ring.ts'
import { iccidKeys } from './iccid-keys.ts'

export type KeyRingSettings = {
  /** 32 bytes each, by version; the highest version encrypts. */
  keys: ReadonlyMap<number, Buffer>
  /** The same for searchable values, which must all use one key at a time. */
  lookUpKeys: ReadonlyMap<number, Buffer>
}

const NONCE_BYTES = 12
const TAG_BYTES = 16
const SEALED = /^s(\d{1,4})\.([\w-]+)$/
/** 132 bits, so that no two texts collide. */
const LOOK_UP_SIGNS = 22

/** A key ring with these keys; at least one. */
export function keyRing({ keys, lookUpKeys }: KeyRingSettings): KeyRing & { iccids: ReturnType<typeof iccidKeys> } {
  const newest = Math.max(...keys.keys())
  const iccids = iccidKeys(lookUpKeys)
  const lookUpKey = lookUpKeys.get(iccids.newest) ?? Buffer.alloc(0)
  // Cached as cipher keys, because creating one costs more than decrypting a column.
  const derived = new Map<string, KeyObject>()
  const keyFor = (version: number, purpose: string): KeyObject | null => {
    const key = keys.get(version)
    if (!key) return null
    const name = `${version} ${purpose}`
    const known = derived.get(name)
    if (known) return known
    const made = createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `wander-pass seal ${purpose}`, 32)))
    derived.set(name, made)
    return made
  }

  return {
    seal: (purpose, text) => {
      const key = keyFor(newest, purpose)
      if (!key) throw new Error('There is no key to seal with.')
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `s${newest}.${bytes.toString('base64url')}`
    },
    open: (purpose, sealed) => {
      const [, version, body = ''] = SEALED.exec(sealed) ?? []
      const key = version === undefined ? null : keyFor(Number(version), purpose)
      const bytes = Buffer.from(body, 'base64url')
      if (!key || bytes.length < NONCE_BYTES + TAG_BYTES) return null
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        }).setAuthTag(bytes.subarray(-TAG_BYTES))
        const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
        return Buffer.concat([text, decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
    iccids,
    lookUp: (purpose, text) =>
      createHmac('sha256', lookUpKey).update(`${purpose}\n${text}`).digest('base64url').slice(0, LOOK_UP_SIGNS),
  }
}
