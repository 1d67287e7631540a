// What is left on an eSIM, of everything that was ever put on it: one bundle is in use at a time, and the others wait.
import type { EsimUsage } from '#ports/esim-provider.ts'
import type { NetworkEsim } from '#values/network-id.ts'
import type { ToldBundle } from './wire.ts'

type Amount = number | null

/** A state that we don't know is taken for one in use. An eSIM from which everything was taken back has expired. */
export function usageOf({ iccid, networkEsimId }: NetworkEsim, bundles: ToldBundle[]): EsimUsage {
  const data = bundles.filter(({ isData, state }) => isData && state !== 'gone')
  const left = data.filter(({ state }) => state === 'waiting' || state === 'active' || state === 'unknown')
  const isOver = left.length === 0
  const isDepleted = isOver && data.some(({ state }) => state === 'depleted')
  return {
    iccid,
    networkEsimId,
    expiresAt: endOf(data),
    balanceMb: sum(left.map(({ balanceMb }) => balanceMb)),
    totalMb: sum(data.map(({ totalMb }) => totalMb)),
    isDepleted,
    isExpired: isOver && !isDepleted,
  }
}

/**
 * When the last bundle ends. Those that wait follow the one in use, each for as long as one of its name lasted; without
 * one in use, the next begins with its first use.
 */
function endOf(data: ToldBundle[]): Date | null {
  const waiting = data.filter(({ state }) => state === 'waiting')
  const begun = data.filter(({ state }) => state !== 'waiting')
  const running = begun.filter(({ state }) => state === 'active' || state === 'unknown')
  const counted = waiting.length > 0 ? running : begun
  const ends = counted.flatMap(({ endsAt }) => (endsAt === null ? [] : [endsAt.getTime()]))
  const lengths = new Map(begun.map(({ name, startsAt, endsAt }) => [name, timeOf(endsAt) - timeOf(startsAt)]))
  const further = waiting.reduce((ms, { name }) => ms + (lengths.get(name) || 0), 0)
  return ends.length > 0 ? new Date(Math.max(...ends) + further) : null
}

const timeOf = (moment: Date | null) => moment?.getTime() ?? Number.NaN

/** Null if one of them has no limit, or isn't told. */
function sum(amounts: Amount[]): Amount {
  const known = amounts.filter((each) => each !== null)
  return known.length === amounts.length ? known.reduce((total, each) => total + each, 0) : null
}

/** Whether somebody has begun to use it, so that it can't be given back. */
export const isBegun = ({ state, startsAt }: ToldBundle): boolean =>
  state !== 'gone' && (state !== 'waiting' || startsAt !== null)
