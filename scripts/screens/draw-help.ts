// What travelers and partners read, and where they ask.
import type { Easel } from './easel.ts'

export async function drawHelp({ page, draw, drawAt }: Easel) {
  await drawAt('business', '/business')
  await drawAt('faq', '/faq')
  await drawAt('devices', '/devices')
  await drawAt('terms', '/terms', false)
  await drawAt('withdraw', '/withdraw')
  await drawAt('support', '/support')
  await drawAt('chat', '/support?chat=open', false)
  await page
    .getByRole('textbox', { name: /question|message/i })
    .last()
    .fill('How much is 10 GB for Japan?')
  await page.keyboard.press('Enter')
  await page.getByText('€').first().waitFor()
  await draw('chat', false)
}
