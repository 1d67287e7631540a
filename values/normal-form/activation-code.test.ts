import { assert, constant, constantFrom, property, record, stringMatching, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { written } from '#tests/support/written.ts'
import { askingForConfirmation, toldActivationCode } from './activation-code.ts'

describe('an activation code', () => {
  const label = stringMatching(/^[a-z][a-z0-9-]{0,10}[a-z0-9]$/)
  const code = record({
    host: tuple(label, label, constantFrom('com', 'example', 'io', 'com.cn')).map((parts) => parts.join('.')),
    id: stringMatching(/^[A-Z0-9]{4,8}(-[A-Za-z0-9]{4,8}){0,4}$/),
    rest: constantFrom('', '$1.3.6.1.4.1.31746', '$$1', '$1.3.6.1.4.1.31746$1'),
  }).map(({ host, id, rest }) => ({ host, id, rest }))

  it('is the same in every notation, with its object ID and its confirmation flag', () => {
    const notations = code.chain(({ host, id, rest }) => {
      const bare = `1$${host}$${id}${rest}`
      const full = `LPA:${bare}`
      const escaped = encodeURIComponent(full)
      return record({
        full: constant(full),
        told: written(
          full,
          bare,
          `lpa:${bare}`,
          `Lpa: ${bare}`,
          `LPA:1$${host.toUpperCase()}$${id}${rest}`,
          `LPA:1$https://${host}/$${id}${rest}`,
          `LPA:1$ ${host} $ ${id}${rest}`,
          escaped,
          escaped.toLowerCase().includes(id.toLowerCase()) ? encodeURIComponent(escaped) : escaped,
          `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${full}`,
          `https://esimsetup.apple.com.cn/esim_qrcode_provisioning?carddata=${escaped}`,
          `https://esimsetup.android.com/esim_qrcode_provisioning?x=1&carddata=${escaped}`,
          `${full}${rest === '' ? '$$' : ''}`,
        ),
      })
    })
    assert(
      property(notations, ({ full, told }) => {
        expect(toldActivationCode(told)).toBe(full)
      }),
    )
  })

  it.each([
    ['LPA:1$SMDP.GSMA.COM$$1.3.6.1.4.1.31746', 'LPA:1$smdp.gsma.com$$1.3.6.1.4.1.31746'],
    ['LPA:1$smdp.gsma.com$04386-AGYFT$$0', 'LPA:1$smdp.gsma.com$04386-AGYFT'],
    ['1$rsp.example:8443$A-1', 'LPA:1$rsp.example:8443$A-1'],
    ...[
      'Activation code: LPA:1$smdp.example$ABC-1',
      'activation code = 1$smdp.example$ABC-1',
      'QR code: "LPA:1$smdp.example$ABC-1"',
      'eSIM activation code: LPA:1$smdp.example$ABC-1.',
      '“LPA:1$smdp.example$ABC-1”',
      '„LPA:1$smdp.example$ABC-1“',
      '«LPA:1$smdp.example$ABC-1»',
      '<LPA:1$smdp.example$ABC-1>',
      '(LPA:1$smdp.example$ABC-1).',
      '`1$smdp.example$ABC-1`',
      'LPA:1&#36;smdp.example&#36;ABC-1',
      'LPA:1&#x24;smdp.example&#X24;ABC-1',
      'LPA:1$smdp.example$ABC-1.',
      'LPA:1$smdp.example$ABC-1\0',
      'LPA:1$smdp.example$ABC-1%0A',
      'LPA%3A1%24smdp.example%24ABC-1%0D%0A',
      String.raw`LPA:1\u0024smdp.example\u0024ABC-1`,
      'LPA:1|smdp.example|ABC-1',
      '<a href="LPA:1$smdp.example$ABC-1">Install</a>',
      '<a href="https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$smdp.example$ABC-1">Install</a>',
      'intent://esimsetup.android.com/esim_qrcode_provisioning?carddata=LPA%3A1%24smdp.example%24ABC-1#Intent;scheme=https;end',
      'LPA:1$smdp.example$ABC-1$null$null',
      'LPA:1$smdp.example$ABC-1;',
      String.raw`LPA:1$smdp.example$ABC-1\r\n`,
      String.raw`LPA:1\$smdp.example\$ABC-1`,
      'LPA:1$smdp.example$ABC-1<br/>',
      '<p>LPA:1$smdp.example$ABC-1</p>',
      '<![CDATA[LPA:1$smdp.example$ABC-1]]>',
      '**LPA:1$smdp.example$ABC-1**',
      'lpa://1$smdp.example$ABC-1',
      'LPA:1$smdp.example$ABC\u20111',
      'LPA:1$smdp.example$ABC\u20131',
      'LPA:1$smdp.example$ABC-1$$false',
      'esim://install?code=LPA:1$smdp.example$ABC-1',
      'https://install.example/LPA:1$smdp.example$ABC-1',
      'https://install.example/go/LPA%3A1%24smdp.example%24ABC-1?x=1',
      'https://install.example/#LPA:1$smdp.example$ABC-1',
      'https://install.example/#carddata=LPA%3A1%24smdp.example%24ABC-1',
      'esimsetup.apple.com/esim_qrcode_provisioning?carddata=LPA:1$smdp.example$ABC-1',
    ].map((told) => [told, 'LPA:1$smdp.example$ABC-1']),
    ['LPA:1$smdp.example$ABC-1$$true', 'LPA:1$smdp.example$ABC-1$$1'],
    ['LPA:1$smdp.example$NULL-1', 'LPA:1$smdp.example$NULL-1'],
    ['LPA:1$smdp.example$ABC$null$undefined', 'LPA:1$smdp.example$ABC'],
    ['1$rsp.example:65535$A', 'LPA:1$rsp.example:65535$A'],
  ])('%s is %s', (told, normal) => {
    expect(toldActivationCode(told)).toBe(normal)
  })

  it.each([
    'LPA:1$<b>smdp.example</b>$ABC',
    'LPA:1$smdp.example"onload=x$ABC',
    'LPA:1$smdp.example$<script>',
    'LPA:1$smdp.example$A B',
    'LPA:1$smdp.example$',
    'LPA:1$smdp.example',
    '<a href="https://smdp.example/install">Install</a>',
    'LPA:1|smdp.example$ABC',
    'LPA:1$$ABC',
    'LPA:1$localhost$ABC',
    'LPA:1$smdp.example:65536$ABC',
    'LPA:1$smdp.example:0$ABC',
    '<p>LPA:1$<b>smdp.example</b>$ABC</p>',
    'LPA:1$smdp.example$ABC<script>alert(1)</script>',
    'LPA:1$smdp.example:99999$ABC',
    'Activation code: none yet',
    'LPA:1$10.0.0.1$ABC',
    'LPA:1$smdp..example$ABC',
    'LPA:1$-smdp.example$ABC',
    'LPA:1$smdp.example/path$ABC',
    'LPA:1$user@smdp.example$ABC',
    'LPA:1$smdp.example$ABC$not.an.oid',
    'LPA:1$smdp.example$ABC$$1234',
    'LPA:2$smdp.example$ABC',
    'LPA:1 smdp.example ABC',
    'smdp.example$ABC',
    'https://smdp.example/install',
    'https://evil.example/?carddata=https://evil.example',
    'LPA:1$smdp.example$ABC and more',
    `LPA:1$smdp.example$${'A'.repeat(600)}`,
    ...[
      'null',
      'undefined',
      'None',
      'NaN',
      'pending',
      'string',
      'matchingId',
      'ACTIVATION_CODE',
      '0000',
      'xxxx-xxxx',
      '-',
    ].map((id) => `LPA:1$rsp.example.com$${id}`),
    'LPA:1$null$ABC',
    'LPA:1$rsp.example.com$null$1.3.6.1',
    `LPA:1$${'a'.repeat(64)}.example$ABC`,
  ])('that no phone can use is refused: %s', (told) => {
    expect(toldActivationCode(told)).toBeUndefined()
  })

  it('that a confirmation code goes with says so, and keeps everything else', () => {
    assert(
      property(code, ({ host, id, rest }) => {
        const told = `LPA:1$${host}$${id}${rest}`
        const asking = askingForConfirmation(told)
        expect(asking).toBe(rest.endsWith('$1') ? told : `${told}${rest === '' ? '$' : ''}$1`)
        expect(askingForConfirmation(asking)).toBe(asking)
        expect(toldActivationCode(asking)).toBe(asking)
      }),
    )
  })
})
