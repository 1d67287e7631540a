/** Who sells, as it is printed on papers. */
export const A_SELLER = {
  name: 'Wander Pass B.V.',
  brandName: 'Wander Pass',
  country: 'NL',
  address: 'Kade 1\n1011 AB Amsterdam',
  email: null,
  phone: null,
  kvk: '12345678',
  vat: 'NL001234567B01',
}
