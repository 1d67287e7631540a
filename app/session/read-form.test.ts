import { expect, it } from 'vitest'
import { readForm } from './read-form.ts'

const posted = (body: string | FormData, type?: string) =>
  new Request('https://shop.example/cart', { method: 'POST', body, headers: type ? { 'content-type': type } : {} })
const URL_ENCODED = 'application/x-www-form-urlencoded'

it.each([
  'intent=add&bundleId=01032_3&to=FR%2CIT&from=',
  'name=Bj%C3%B6rk+Gu%C3%B0&name=again&=&a&b==c&&',
  'broken=%E0%A4%A&raw=é&bytes=%FF%01x',
  '',
])('reads %j as the platform does', async (body) => {
  for (const type of [URL_ENCODED, 'Application/X-WWW-Form-URLEncoded; charset=utf-8'])
    expect([...(await readForm(posted(body, type)))]).toEqual([...(await posted(body, type).formData())])
})

it('reads a form with a file', async () => {
  const form = new FormData()
  form.append('intent', 'import')
  form.append('file', new File(['a,b'], 'catalog.csv'))
  const read = await readForm(posted(form))
  expect(read.get('intent')).toBe('import')
  expect(read.get('file')).toMatchObject({ name: 'catalog.csv', size: 3 })
})

it.each([
  ['a=1%00', URL_ENCODED],
  ['{"a":1}', 'application/json'],
  ['no parts', 'multipart/form-data; boundary=x'],
])('answers 400 to %j as %s', async (body, type) => {
  await expect(readForm(posted(body, type))).rejects.toMatchObject({ status: 400 })
})
