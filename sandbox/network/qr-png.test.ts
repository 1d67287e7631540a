import { expect, it } from 'vitest'
import { readQr } from '#tests/support/read-qr.ts'
import { qrPng } from './qr-png.ts'

it('the picture of an eSIM says its code to every camera', () => {
  for (const code of ['LPA:1$smdp.sandbox.example$ABCD-EFGH-JKLM', `LPA:1$smdp.sandbox.example$${'X'.repeat(200)}`])
    expect(readQr(qrPng(code))).toBe(code)
})
