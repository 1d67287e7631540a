// How large the body of a request may be, and where files may come with it.
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { FILE_LIMITS } from '#values/files/file-limits.ts'
import { openPlaces } from './places.ts'
import { limitBody } from './refusals.ts'
import { MAIL_DOOR } from './webhooks.ts'

const MOST_BODY_BYTES = 128 * 1024
/** The files of a message, and its text. */
const MOST_MESSAGE_BYTES = FILE_LIMITS.togetherBytes + 256 * 1024
const RETRY_SECONDS = '30'

// Strangers have no more places than what fits into memory; people who answer share a network.
const ofStrangers = { most: 8, ofOneNetwork: 2 }
const ofStaff = { most: 8, ofOneNetwork: 8 }

/** Each with its limit; a door with places lets only so many large bodies in at once. */
const DOORS = [
  // Where the owner uploads the catalog as a file of up to 2.5 MB, and confirms it.
  { at: /^\/super-admin-dashboard\/catalog(\.data)?$/, mostBytes: 3 * 1024 * 1024, places: null },
  { at: /^\/support(\.data)?$/, mostBytes: MOST_MESSAGE_BYTES, places: ofStrangers },
  { at: /^\/admin-dashboard\/inbox\/[\d-]+(\.data)?$/, mostBytes: MOST_MESSAGE_BYTES, places: ofStaff },
]

const WITH_FILES = /^multipart\/form-data\s*;/i

type Bindings = { Bindings: HttpBindings }
type NetworkOf = (c: Pick<Context<Bindings>, 'req' | 'env'>) => string

/** Refuses a body that is larger than any form of its address. */
export function limitBodies(networkOf: NetworkOf): MiddlewareHandler<Bindings> {
  const limited = limitBody(MOST_BODY_BYTES)
  const doors = DOORS.map(({ at, mostBytes, places }) => ({
    at,
    limited: limitBody(mostBytes),
    take: places && openPlaces(places),
  }))
  return async (c, next) => {
    // An email may be larger; its endpoint has its own limit.
    if (c.req.path === MAIL_DOOR) return next()
    const door = doors.find(({ at }) => at.test(c.req.path))
    if (!door || isShort(c)) return limited(c, next)
    if (!door.take) return door.limited(c, next)
    if (!WITH_FILES.test(c.req.header('content-type') ?? '')) return limited(c, next)
    const leave = door.take(networkOf(c))
    if (!leave) return busy(c)
    try {
      return await door.limited(c, next)
    } finally {
      leave()
    }
  }
}

/** What declares a length that fits everywhere needs no place, and is held to it by the server. */
const isShort = (c: Context<Bindings>): boolean =>
  c.req.method === 'GET' || c.req.method === 'HEAD' || Number(c.req.header('content-length') ?? NaN) <= MOST_BODY_BYTES

const busy = (c: Context<Bindings>) =>
  c.text('Many files are being sent right now. Please go back and try again in a minute.', 503, {
    'retry-after': RETRY_SECONDS,
    connection: 'close',
  })
