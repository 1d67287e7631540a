import { describe, expect, it } from 'vitest'
import { DEVICES } from './device-list.ts'
import { judge, judgePhone } from './judge-phone.ts'

const of = (model: string, esim: 'yes' | 'no') => ({ brand: 'Make', model, esim, source: 'its maker' })

describe('the phone that somebody typed', () => {
  it.each([
    ['pixel 8', 'Google Pixel 8', 'yes'],
    ['iPhone 13', 'Apple iPhone 13', 'regional'],
    ['iphone x', 'Apple iPhone X', 'no'],
    ['Apple iPhone X', 'Apple iPhone X', 'no'],
    ['iphone', 'iphone', 'unknown'],
    ['Nokia 3310', 'Nokia 3310', 'unknown'],
    ['<script>', '<script>', 'unknown'],
  ])('%s: %s, %s', (typed, name, fit) => {
    expect(judge(typed, DEVICES)).toMatchObject({ name, fit })
  })

  it('is one of several with one answer', () => {
    expect(judge('make', [of('One', 'yes'), of('Two', 'yes')])).toEqual({ name: 'make', fit: 'yes', note: null })
    expect(judge('make', [of('One', 'yes'), of('Two', 'no')])).toMatchObject({ fit: 'unknown' })
  })

  it('is judged as often as it is typed, and nothing is if nothing was', async () => {
    expect(await judgePhone('  ')).toBeNull()
    expect(await judgePhone(' Pixel 8 ')).toMatchObject({ typed: ' Pixel 8 ', name: 'Google Pixel 8', fit: 'yes' })
  })
})
