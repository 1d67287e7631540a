import { describe, expect, it } from 'vitest'
import { DEVICES as ALL } from './device-list.ts'
import { deviceOfModel, deviceOfUserAgent, searchDevices } from './search-devices.ts'

const names = (query: string) => searchDevices(query, ALL).map(({ model }) => model)

describe('looking a phone up', () => {
  it.each([
    ['iphone 13 mini', 'iPhone 13 mini'],
    ['iPhone13', 'iPhone 13'],
    ['s23 ultra', 'Galaxy S23 Ultra'],
    ['GALAXYS23', 'Galaxy S23'],
    ['galaxy s23+', 'Galaxy S23+'],
    ['pixel 8', 'Pixel 8'],
    ['  Google   Pixel 8a ', 'Pixel 8a'],
  ])('finds "%s" first as %s', (query, model) => {
    expect(names(query)[0]).toBe(model)
  })

  it('finds nothing for an empty text, nonsense, or punctuation', () => {
    expect(names('')).toEqual([])
    expect(names('   ')).toEqual([])
    expect(names('washing machine')).toEqual([])
    expect(names('<script>')).toEqual([])
  })

  it('says no for older phones', () => {
    expect(searchDevices('iPhone X', ALL)[0]).toMatchObject({ model: 'iPhone X', esim: 'no' })
  })
})

describe('what a browser says about its phone', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', { kind: 'iphone' }],
    ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36', { kind: 'android' }],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', null],
    ['', null],
  ])('%s', (userAgent, sighting) => {
    expect(deviceOfUserAgent(userAgent, ALL)).toEqual(sighting)
  })

  it('recognizes a Galaxy by its code, whatever its country', () => {
    const seen = deviceOfUserAgent('Mozilla/5.0 (Linux; Android 13; SM-S911B Build/TP1A) AppleWebKit/537.36', ALL)
    expect(seen).toMatchObject({ kind: 'model', device: { model: 'Galaxy S23' } })
    expect(deviceOfModel('Pixel 8', ALL)).toMatchObject({ device: { model: 'Pixel 8' } })
    expect(deviceOfModel('Unheard-of 5', ALL)).toBeNull()
  })
})

describe('the list of devices', () => {
  it('names each model once, and a source in every row', () => {
    expect(new Set(ALL.map(({ brand, model }) => `${brand} ${model}`)).size).toBe(ALL.length)
    expect(ALL.filter(({ source }) => source.length < 10)).toEqual([])
  })

  it('explains every exception', () => {
    expect(ALL.filter(({ esim, note }) => esim === 'regional' && !note)).toEqual([])
  })
})
