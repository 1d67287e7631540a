import { expect, it } from 'vitest'
import { DEFAULT_BRAND } from '#shop/brand/brand.ts'
import { drawnParts } from './drawn-parts.ts'

const PAGE = '<main><div id="still"><div class="a">one<div></div></div><p>two</p></div><div>three</div></main>'
const here = 'https://shop.example'

it('a part is taken from the page that it was drawn on, whole and nothing besides', () => {
  const brand = { ...DEFAULT_BRAND }
  const first = drawnParts(brand, here)
  expect(first.find('still', '169')).toBeNull()
  first.keep(PAGE)
  expect(drawnParts(brand, here).find('still', '169')).toBe('<div class="a">one<div></div></div><p>two</p>')
})

it('is drawn anew for another brand, address or key, and where the page had none', () => {
  const brand = { ...DEFAULT_BRAND }
  const first = drawnParts(brand, here)
  first.find('still', '169')
  first.find('elsewhere', '')
  first.keep(PAGE)
  expect(drawnParts(brand, here).find('elsewhere', '')).toBeNull()
  expect(drawnParts(brand, here).find('still', '170')).toBeNull()
  expect(drawnParts(brand, 'https://other.example').find('still', '169')).toBeNull()
  expect(drawnParts({ ...brand }, here).find('still', '169')).toBeNull()
})
