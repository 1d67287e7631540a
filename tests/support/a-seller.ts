/** The seller as printed on invoices. */
export const A_SELLER = {
  name: 'Wander Pass B.V.',
  brandName: 'Wander Pass',
  country: 'NL',
  address: 'Kade 1\n1011 AB Amsterdam',
  email: null,
  phone: null,
  kvk: '12345678',
  vat: 'NL001234560B01',
}
