// What is pressed and typed on each page that visitors see. Each visit opens its page anew.
import type { Page } from '@playwright/test'

const TRIP = 'to=FR,IT&from=2027-06-01&to_date=2027-06-07'
const GOOD_CARD = '4242 4242 4242 4242'

type Step = [name: string, act: (page: Page) => Promise<unknown>]
export type Visit = {
  name: string
  path: string
  steps: Step[]
  /** Pressed as soon as the page is there: its scripts load because of it. */
  isFirstPress?: boolean
}

const tap =
  (selector: string) =>
  (page: Page): Promise<unknown> =>
    page.locator(selector).filter({ visible: true }).first().click()
const type =
  (letter: string) =>
  (page: Page): Promise<unknown> =>
    page.keyboard.press(letter)

/** The calendar's day of this number, counted from the first that can be chosen. */
const day = (number: number) => (page: Page) =>
  page.locator('table[role=grid] button:not([disabled])').filter({ visible: true }).nth(number).click()

const TILE = tap('button[name=begin][value=ES]')
const SEARCH = tap('#search-open, #destination-search')

/** How soon a press is answered before its page runs. */
export const FIRST_PRESSES: Visit[] = [
  { name: 'home, first press', path: '/', steps: [['Spain', TILE]], isFirstPress: true },
  { name: 'home, first press', path: '/', steps: [['search', SEARCH]], isFirstPress: true },
]

export const PUBLIC: Visit[] = [
  {
    name: 'home, search',
    path: '/',
    steps: [
      ['opens', SEARCH],
      ['first letter', type('n')],
      ['second letter', type('o')],
      ['third letter', type('r')],
      ['chooses', type('Enter')],
    ],
  },
  { name: 'home, tile', path: '/', steps: [['Spain', TILE]] },
  {
    name: 'dates',
    path: '/bundleselector?to=FR,IT&from=2027-06-01&to_date=2027-06-03&step=dates',
    steps: [
      ['arrival', day(8)],
      ['departure', day(12)],
      ['2 weeks', tap('button[name=length][value="14"]')],
    ],
  },
  {
    name: 'results',
    path: `/bundleselector?${TRIP}&step=results`,
    steps: [
      ['another size', (page) => page.locator('input[name=bundleId]:not(:checked)').first().check({ force: true })],
      ['more plans', tap('button[name=more]')],
      ['a fold', tap('main summary')],
    ],
  },
]

export const CHECKOUT: Visit = {
  name: 'checkout',
  path: '/checkout',
  steps: [
    ['into the name', tap('#full-name')],
    ['a letter', type('r')],
    ['into the email', tap('input[name=email]')],
    ['a letter of it', type('r')],
    ['consent', tap('#accept-terms')],
    ['coupon', tap('.summary-coupon summary')],
    [
      'a letter of it',
      async (page) => {
        await page.locator('#coupon-code').focus()
        await page.keyboard.press('w')
      },
    ],
  ],
}

export const ordered = (search: string): Visit[] => [
  {
    name: 'order',
    path: `/success${search}`,
    steps: [
      ['a fold', tap('main summary')],
      ['copy', tap('main button:has-text("Copy")')],
    ],
  },
  { name: 'install', path: `/install${search}`, steps: [['a fold', tap('main summary')]] },
  {
    name: 'top-up',
    path: `/top-up${search}`,
    steps: [['another size', tap('main label:has(input[type=radio]) >> nth=1')]],
  },
  {
    name: 'status',
    path: '/esim-status',
    steps: [
      ['a fold', tap('main summary')],
      ['refresh', tap('button[value=refresh]')],
    ],
  },
]

/** The trip is in the cart, and the checkout is open. */
export async function comesToTheCheckout(page: Page, shop: string): Promise<void> {
  await page.goto(`${shop}/bundleselector?${TRIP}&step=results`)
  await page.getByRole('button', { name: 'Start your journey and go to payment' }).click()
  await page.waitForURL(/\/checkout$/)
}

/** Buys what is in the cart; returns what identifies the order in addresses. */
export async function buys(page: Page): Promise<string> {
  await page.getByLabel('Full name').fill('Robin Reisende')
  await page.getByLabel('Email', { exact: false }).first().fill('robin@example.com')
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: /Order with obligation to pay/ }).click()
  await page.waitForURL(/\/pay\//)
  await page.getByLabel('Card number').fill(GOOD_CARD)
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await page.waitForURL(/\/success/)
  await page.getByRole('button', { name: 'Resend Email' }).waitFor()
  return new URL(page.url()).search
}
