// Which accounts somebody had before their eyes when they pressed: a number is shown masked, so each is known by when it was
// changed last.
type Account = { changedAt: Date }

/** Texts of `changedAt`: of the account that pays, and by business of those that are paid. */
export type SeenAccounts = { payer: string; partners: ReadonlyMap<string, string> }

export const isSame = ({ changedAt }: Account, seen: string | undefined): boolean => changedAt.toISOString() === seen

/** The businesses whose account is another one than was seen, or was not seen at all. */
export const changedSince = (
  { partners }: SeenAccounts,
  payable: readonly { businessId: string; details: Account | null }[],
): string[] =>
  payable.flatMap(({ businessId, details }) =>
    details && isSame(details, partners.get(businessId)) ? [] : [businessId],
  )
