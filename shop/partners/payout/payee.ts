// Who is paid, as tax law requires it on documents.

/** Besides the account. Each name is also the name of its column, and of its field on the page. */
export const PAYEE_FIELDS = [
  'legalName',
  // line by line, without the country
  'address',
  'country',
  // typed as nothing if there is none
  'vatNumber',
] as const
export type PayeeField = (typeof PAYEE_FIELDS)[number]
