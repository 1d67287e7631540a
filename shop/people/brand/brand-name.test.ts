import { describe, expect, it } from 'vitest'
import { defaultTenant } from './tenant.ts'
import { isNameTaken } from './brand-name.ts'

const house = defaultTenant('https://shop.example')
const alpha = { ...house, brand: { ...house.brand, id: 'alpha', name: 'Alpha Roam', fullName: 'Alpha Roam Travel' } }
const isTaken = (name: string, brandId = 'beta') => isNameTaken(name, brandId, [house, alpha])

describe('a name', () => {
  it.each([
    'Wander Pass',
    'wander-pass',
    'WANDER PASS.',
    'Wаnder Pаss', // Cyrillic letters
    'Ｗａｎｄｅｒ Pass',
    'Wander Pass Support',
    'Wander Pass billing',
    'Alpha Roam',
    'Alpha Roam Travel',
    'PayPal',
    'PayPal Security',
    'Paypa1 eSIM',
    'My Visa Shop',
    'Security',
    'Official Support',
    'PayPalSecurity',
    'Pay Pal',
    'P@yPal',
    'Pаypal',
    'ApplePay',
    'Apple Travel',
    'StripePayments',
    'Amex',
    'Adyen',
    'iDEAL',
    'iDEAL Betaling',
    'Deutsche Bank',
    'Wander Pass Service',
    'Wander Pass Team',
    'Wander Pass Kundendienst',
    'The Wander Pass',
    'Support Wander Pass',
    'WanderPassSecurity',
    'Team of Wander Pass',
    'VVander Pass',
    'Wander Pɑss',
    'Wander Pasѕ',
    'W4nder P4ss',
    'noreply',
    'No-Reply',
    'Sicherheit',
    'Service client',
    'Alpha Roam Kundenservice',
    'Wander Pass Travel',
    'Wander Pass Europe',
    'My Wander Pass',
    'WanderPass eSIM',
    'Wander Pas',
    'Wanderr Pass',
    'Wender Pass',
    'Wadner Pass',
    'Wanderpass™',
    'Billing Department',
    'Western Union',
    'Barclays',
    'HSBC Security',
    'Samsung Pay',
    'UPS Support',
    'eBay',
    'Shopify Payments',
    'Bank of America',
    'Netflix',
    'DHL',
    'Police',
    'Tax Office',
    'Booking.com',
  ])('%s is refused', (name) => {
    expect(isTaken(name)).toBe(true)
  })

  it.each([
    'Harbour Mobile',
    'Santander Surf Camp',
    'Chasewater Travel',
    'Pick Ups Travel',
    'Alpha',
    'Wanderlust',
    'Visayas Travel',
    'Secure Roam',
    'Supportive Sims',
    'Passport',
    'Ideal Trips',
    'Stripes & Sails',
    'Pineapple Roaming',
    'Visayas Mobile',
    'Wander Further',
    'Service Station Sims',
    'Clockwise Travel',
    'Teamwork Travel',
    'Köln Mobil',
    'Østfold Travel',
    'Зебра',
    'Зебра eSIM',
    'Travel Wise',
    'Amazon River Sims',
    'Ελλάς Ταξίδι',
    'Modern Sims',
    'Alpha Roam 4',
    'Alpha Roam 14',
    '東京モバイル',
  ])('%s is fine', (name) => {
    expect(isTaken(name)).toBe(false)
  })

  it('may be the brand’s own', () => {
    expect(isTaken('Alpha Roam', 'alpha')).toBe(false)
    expect(isTaken('Wander Pass', house.brand.id)).toBe(false)
  })
})
