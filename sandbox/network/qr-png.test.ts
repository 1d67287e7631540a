import { expect, it } from 'vitest'
import { readQr } from '#tests/support/read-qr.ts'
import { qrPng } from './qr-png.ts'

it('the QR code of an eSIM contains its activation code', () => {
  for (const code of ['LPA:1$smdp.sandbox.example$ABCD-EFGH-JKLM', `LPA:1$smdp.sandbox.example$${'X'.repeat(200)}`])
    expect(readQr(qrPng(code))).toBe(code)
})
