import { describe, expect, it } from 'vitest'
import { detectDevice } from './device.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const PIXEL =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const TABLET =
  'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const LUMIA =
  'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia 950) AppleWebKit/537.36 Mobile Safari/537.36 Edge/15'

describe('the device that asks', () => {
  it.each([
    ['an iPhone', IPHONE, 'iphone'],
    ['an Android phone', PIXEL, 'android'],
    ['an Android tablet, which rarely takes an eSIM', TABLET, 'computer'],
    ['a Mac', MAC, 'computer'],
    ['a Windows phone that claims to be Android', LUMIA, 'computer'],
    ['nothing at all', null, 'computer'],
  ])('is recognized from its browser: %s', (_, userAgent, device) => {
    expect(detectDevice(userAgent)).toBe(device)
  })
})
