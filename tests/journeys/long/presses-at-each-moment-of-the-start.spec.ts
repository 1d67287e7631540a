// Each kind of control is pressed at each moment of its page's start, and does once what it does later. Each run takes an
// eighth of the moments for each control, so that one of them meets each moment; MOMENTS=all takes all for all.
import { atEachMoment } from '#tests/support/at-each-moment.ts'
import {
  anAddress,
  comesWithATrip,
  expect,
  expectsInConsole,
  fillsTheCheckout,
  getsAFreeEsim,
  orders,
  test,
} from '#tests/support/traveller.ts'
import { ARRIVAL, TRIP_DAYS, tripDay } from '../../support/trip-to-come.ts'

test.describe.configure({ timeout: 240_000 })

const TRIP = `to=FR,IT&${TRIP_DAYS}`
test('a tile of the home page', async ({ page }) => {
  await atEachMoment(page, {
    number: 0,
    address: '/',
    presses: [{ on: 'button[name=begin][value=ES]' }],
    sees: () => expect(page).toHaveURL(/to=ES&step=dates/),
  })
})

test('a name typed into the search, with Enter', async ({ page }) => {
  await atEachMoment(page, {
    number: 1,
    address: '/',
    presses: [
      { on: '#destination-search', type: 'Norw' },
      { on: '#destination-search', type: 'ay' },
      { on: '#destination-search', enter: true },
    ],
    sees: () => expect(page).toHaveURL(/to=NO(&|#|$)/),
  })
})

test('a length, a day more, and Continue', async ({ page }) => {
  await atEachMoment(page, {
    number: 2,
    address: `/bundleselector?to=FR,IT&from=${ARRIVAL}&to_date=${tripDay(3)}&step=dates`,
    presses: [
      { on: 'button[name=length][value="14"]' },
      { on: 'button[name=move][value=later]' },
      { on: 'button[name=step][value=results]' },
    ],
    sees: () => expect(page).toHaveURL(new RegExp(`to_date=${tripDay(15)}&step=results`)),
  })
})

test('another size, and more plans', async ({ page }) => {
  await atEachMoment(page, {
    number: 3,
    address: `/bundleselector?${TRIP}&step=results`,
    presses: [{ on: 'input[name=bundleId]:not(:checked)' }, { on: 'button[name=more]' }],
    sees: async () => {
      await expect(page.locator('button[name=more]')).toHaveAttribute('aria-expanded', 'true')
      await expect(page).toHaveURL(/bundle=/)
    },
  })
})

test('the way to the payment', async ({ page }) => {
  await atEachMoment(page, {
    number: 4,
    address: `/bundleselector?${TRIP}&step=results`,
    presses: [{ on: '.action-bar button[type=submit]' }],
    sees: () => expect(page).toHaveURL(/\/checkout$/),
    forms: 1,
  })
})

test('the way to the payment, and a link instead', async ({ page }) => {
  await atEachMoment(page, {
    address: `/bundleselector?${TRIP}&step=results`,
    number: 9,
    presses: [{ on: '.action-bar button[type=submit]' }, { on: 'a[href="/support"]' }],
    sees: () => expect(page).toHaveURL(/\/support$/),
    forms: 1,
  })
})

test('a consent, and a coupon with Enter', async ({ page }) => {
  await comesWithATrip(page)
  await atEachMoment(page, {
    number: 5,
    address: '/checkout',
    presses: [
      { on: '#accept-terms' },
      { on: '.summary-coupon summary' },
      { on: '#coupon-code', type: 'NOSUCH' },
      { on: '#coupon-code', enter: true },
    ],
    sees: async () => {
      await expect(page.locator('#coupon-code-problem')).toBeVisible()
      await expect(page.locator('#accept-terms')).toBeChecked()
    },
    forms: 1,
  })
})

test('a corrected name, and the order', async ({ page }) => {
  // From then on, the checkout remembers the answers.
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email: anAddress('moments') })
  await orders(page)
  await atEachMoment(page, {
    number: 6,
    address: '/checkout',
    presses: [{ on: '#full-name', type: 'Robin Reisende', anew: true }, { on: '.order-bar button' }],
    sees: () => expect(page).toHaveURL(/\/pay\//),
    forms: 1,
  })
})

test('the log-in', async ({ page }) => {
  // So many wrong passwords for one address are too many; that is an answer too.
  expectsInConsole('status of 429')
  await atEachMoment(page, {
    number: 7,
    address: '/login',
    presses: [
      { on: 'input[type=email]', type: anAddress('moments') },
      { on: 'input[name=password]', type: 'Lantern-42-kestrel' },
      { on: 'input[name=password]', enter: true },
    ],
    sees: () => expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible(),
    forms: 1,
  })
})

test('a question to the assistant, with Enter', async ({ page }) => {
  // Each time, the conversation begins anew.
  await page.addInitScript(() => sessionStorage.clear())
  await atEachMoment(page, {
    number: 8,
    address: '/support?chat=open',
    presses: [
      { on: '.chat-input', type: 'Where is my ' },
      { on: '.chat-input', type: 'QR code?' },
      { on: '.chat-input', enter: true },
    ],
    sees: async () => {
      await expect(page.locator('.chat-line[data-from=user]')).toHaveCount(1)
      await expect(page.locator('.chat-line[data-from=assistant]')).toHaveCount(2)
      await expect(page.locator('.chat-input')).toHaveValue('')
    },
    forms: 1,
  })
})

test('another size of a top-up, and on to the checkout', async ({ page }) => {
  await getsAFreeEsim(page, anAddress('moments'))
  let before = ''
  await atEachMoment(page, {
    number: 10,
    address: '/top-up',
    presses: [{ on: 'input[name=bundleId]:not(:checked)' }, { on: '.top-up-card button[type=submit]' }],
    sees: async () => {
      await expect(page).toHaveURL(/\/checkout$/)
      // The page opens with what is in the cart, so each moment chooses another one than the moment before.
      const size = async () =>
        /Top-up: .*?, (\d+ [GM]B)/.exec((await page.locator('main').textContent()) ?? '')?.[1] ?? before
      await expect.poll(size).not.toBe(before)
      before = await size()
    },
    forms: 1,
  })
})

test('the email of an order again', async ({ page }) => {
  // So many emails in an hour are too many; that is an answer too.
  expectsInConsole('status of 429')
  await getsAFreeEsim(page, anAddress('moments'))
  const { pathname, search } = new URL(page.url())
  await atEachMoment(page, {
    number: 11,
    address: pathname + search,
    presses: [{ on: 'form:has(input[value=resend]) button' }],
    sees: () => expect(page.getByText(/^(Email Sent|Resend Email Error)$/).first()).toBeVisible(),
    forms: 1,
  })
})
