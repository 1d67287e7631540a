// What an unlimited package limits all the same, as the network writes it: 'Lower speed rate of 1 Mbps after 3 GB usage
// per day.'
import { toldDataAmount } from '#values/normal-form/data-amount.ts'
import { toldDecimal } from '#values/normal-form/decimal.ts'
import { toldFlag } from '#values/normal-form/flag.ts'
import { toldText } from '#values/normal-form/told.ts'

type FairUse = { megabytesADay: number; slowSpeedKbps: number }

const SPEED = /([\d.]+) ?([km])(?:bps|bit\/s|b\/s|bits)/i
const AMOUNT = /([\d.]+ ?[mgt]i?b)(?![a-z/])/i
const A_DAY = /\b(per|a|each|every) day\b|\bdaily\b|\/day\b/i

/** Null for none, undefined for a limit that we can't put into figures. */
export function limitIn(sold: Record<string, unknown>): FairUse | null | undefined {
  const isLimited = toldFlag(sold['is_fair_usage_policy'] ?? false)
  const words = toldText(sold['fair_usage_policy'])
  if (isLimited === false && !words) return null
  if (isLimited === undefined || typeof words !== 'string') return undefined
  const [, figure, unit] = SPEED.exec(words) ?? []
  const [, amount] = AMOUNT.exec(words) ?? []
  const speed = toldDecimal(figure, 3)
  const megabytes = toldDataAmount(amount)
  if (typeof speed !== 'number' || typeof megabytes !== 'number' || !A_DAY.test(words)) return undefined
  const slowSpeedKbps = unit?.toLowerCase() === 'm' ? speed : speed / 1000
  const isTold = Number.isInteger(slowSpeedKbps) && slowSpeedKbps > 0 && megabytes >= 1
  return isTold ? { megabytesADay: Math.floor(megabytes), slowSpeedKbps } : undefined
}
