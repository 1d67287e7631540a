// What travelers and partners read, and where they ask.
import type { Easel } from './easel.ts'

export async function drawHelp({ page, draw, drawAt, shop }: Easel) {
  await drawAt('business', '/business')
  await drawAt('faq', '/faq')
  await drawAt('devices', '/devices')
  await drawAt('terms', '/terms', false)
  await drawAt('withdraw', '/withdraw')
  await drawAt('support', '/support')
  await page.goto(`${shop}/support`)
  await page.getByRole('button', { name: 'Start Chat' }).click()
  await page.getByRole('textbox', { name: 'Your question' }).fill('How much is 10 GB for Japan?')
  await page.keyboard.press('Enter')
  await page.getByRole('log', { name: 'Conversation' }).getByText('€').first().waitFor()
  await draw('chat', false)
}
