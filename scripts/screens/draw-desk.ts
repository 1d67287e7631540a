// The desks of those who run the shop, on a demo's past.
import type { Easel } from './easel.ts'
import type { People } from './people.ts'

export async function drawDesk({ page, draw, drawAt, shop, width }: Easel, { chief }: People) {
  await page.goto(`${shop}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(chief.email)
  await page.getByLabel(/^Password/).fill(chief.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(/\/super-admin-dashboard$/)
  await draw('platform')
  await page.goto(`${shop}/super-admin-dashboard?tab=system`)
  await draw('desk-system')
  if (width < 500) {
    await page.getByRole('button', { name: /^Menu/ }).click()
    await draw('desk-menu', false)
  } else {
    await page.getByText('Ctrl K').waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: /^Search orders/ }).fill('demo')
    await page.getByRole('group', { name: 'Customers' }).waitFor()
    await draw('desk-search', false)
  }
  await drawAt('desk', '/admin-dashboard')
  await drawAt('desk-figures', '/admin-dashboard/figures')
  await drawAt('desk-orders', '/admin-dashboard?tab=orders')
  await page.locator('a[href*="/admin-dashboard/orders/"]').first().click()
  await page.locator('#history').waitFor()
  await draw('desk-order')
  await drawAt('desk-users', '/admin-dashboard?tab=users')
  await page.locator('a[href*="/admin-dashboard/users/"]').first().click()
  await page.locator('#notes').waitFor()
  await draw('desk-customer')
  await drawAt('desk-inbox', '/admin-dashboard/inbox')
  await drawAt('desk-find', '/admin-dashboard/find')
  await drawAt('desk-catalog', '/super-admin-dashboard/catalog')
  await drawAt('desk-coupons', '/super-admin-dashboard/coupons')
  await drawAt('desk-vat', '/super-admin-dashboard/vat')
  await drawAt('desk-audit', '/super-admin-dashboard?tab=audit')
  await drawAt('admin-esims', '/admin')
  await drawAt('admin-users', '/admin?tab=users')
  await drawAt('admin-brand', '/admin?tab=brand')
  await drawAt('staff-console', '/api-test')
  await drawAt('staff-orders', '/order-api-flow')
}
