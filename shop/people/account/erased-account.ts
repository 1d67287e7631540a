// The placeholder address of an erased customer: it identifies nobody, and we never send email to it.
export const ERASED_DOMAIN = '@deleted.invalid'

export const erasedAddress = (id: string): string => `deleted-${id}${ERASED_DOMAIN}`
export const isErased = ({ email }: { email: string }): boolean => email.endsWith(ERASED_DOMAIN)
