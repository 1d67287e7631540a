/** Where the steps of the setup lead to, in the form of a brand. */
export const COMPANY_PART = 'brand-company-part'
