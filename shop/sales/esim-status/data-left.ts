// Which top-ups of an eSIM still have data on it. Pure rules.
type Balance = { balanceMb: number | null; expiresAt: Date | null }
type Bought = { bundle: { megabytes: number } }

/**
 * The top-ups with data left, oldest first: an eSIM's data is used in the order in which it was bought. None of one
 * that has expired; all if nobody knows its balance (MB).
 */
export function topUpsWithDataLeft<TopUp extends Bought>(
  topUps: readonly TopUp[],
  { balanceMb, expiresAt }: Balance,
  now: Date,
): TopUp[] {
  if (expiresAt && expiresAt <= now) return []
  if (balanceMb === null) return [...topUps]
  let newerMb = 0
  const left = topUps.toReversed().filter(({ bundle }) => {
    const isLeft = balanceMb > newerMb
    newerMb += bundle.megabytes
    return isLeft
  })
  return left.toReversed()
}
