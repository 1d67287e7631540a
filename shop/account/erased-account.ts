// The address of a record whose customer was erased: it names nobody, and no mail goes there.
export const ERASED_DOMAIN = '@deleted.invalid'

export const erasedAddress = (id: string): string => `deleted-${id}${ERASED_DOMAIN}`
export const isErased = ({ email }: { email: string }): boolean => email.endsWith(ERASED_DOMAIN)
