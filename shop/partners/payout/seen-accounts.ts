// Which accounts the owner saw when submitting the form. Numbers are shown masked, so each account is identified by its
// last change.
type Account = { changedAt: Date }

/** Texts of `changedAt`: for the account that pays, and by business for those that are paid. */
export type SeenAccounts = { payer: string; partners: ReadonlyMap<string, string> }

export const isSame = ({ changedAt }: Account, seen: string | undefined): boolean => changedAt.toISOString() === seen

/** The businesses whose account differs from the one seen, or wasn't seen at all. */
export const changedSince = (
  { partners }: SeenAccounts,
  payable: readonly { businessId: string; details: Account | null }[],
): string[] =>
  payable.flatMap(({ businessId, details }) =>
    details && isSame(details, partners.get(businessId)) ? [] : [businessId],
  )
