import { describe, expect, it } from 'vitest'
import { PRODUCTION, saidOf } from '#tests/support/production-settings.ts'
import { readConfig } from './config.ts'
import { sandboxSealing } from './sealing-keys.ts'

describe('a production shop', () => {
  it('starts with its own settings', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      isProduction: true,
      isDemo: false,
      isSecure: true,
      payment: { apiUrl: undefined, isLiveExpected: true },
    })
  })

  it.each([
    ['SESSION_SECRET', ''],
    ['SEALING_KEYS', ''],
    ['SEALING_KEYS', sandboxSealing.keys],
    ['LOOKUP_KEY', ''],
    ['LOOKUP_KEY', sandboxSealing.lookUp],
    ['STRIPE_SECRET_KEY', ''],
    ['STRIPE_SECRET_KEY', 'sk_test_51'],
    ['STRIPE_SECRET_KEY', 'rk_test_51'],
    ['STRIPE_WEBHOOK_SECRET', ''],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_live,whsec_sandbox'],
    ['ESIM_API_URL', ''],
    ['ESIM_CLIENT_ID', ''],
    ['ESIM_CLIENT_ID', 'sandbox'],
    ['ESIM_CLIENT_SECRET', ''],
    ['ESIM_CLIENT_SECRET', 'sandbox'],
    ['DATABASE_URL', ''],
    ['MAIL_FROM', ''],
    ['MAIL_FROM', 'no-reply@wander-pass.example'],
    ['MAIL_FROM', 'Shop <no-reply@wander-pass.example>'],
    ['MAIL_FROM', 'nowhere'],
    ['SUPPORT_EMAIL', 'support@wander-pass.example'],
    ['INCOMING_MAIL_ADDRESS', 'reply@wander-pass.example'],
    ['TEST_ESIM_API_URL', 'https://test.network.example'],
    ['SMTP_URL', ''],
    ['SUPPORT_EMAIL', ''],
    ['GEMINI_API_KEY', 'sandbox'],
    ['INCOMING_MAIL_SECRET', 'sandbox-mail-secret'],
    ['WEBHOOK_PRIVATE_HOSTS', 'localhost'],
    ['PUBLIC_URL', ''],
    ['PUBLIC_URL', 'http://esims.travel'],
    ['PUBLIC_URL', 'https://localhost'],
    ['PUBLIC_URL', 'https://shop.localhost:8443'],
    ['PUBLIC_URL', 'https://127.0.0.1'],
    ['PUBLIC_URL', 'https://[::1]'],
    ['PUBLIC_URL', 'https://shop.example'],
    ['ESIM_API_URL', 'http://localhost:3001'],
    ['ESIM_API_URL', 'https://network.example'],
    ['STRIPE_API_URL', 'http://127.0.0.1:3001'],
    ['VIES_API_URL', 'http://localhost:3001'],
    ['MAIL_FROM', 'Shop <shop@example.com>'],
    ['MAIL_FROM', 'shop@mail.example.org'],
    ['MAIL_FROM', 'shop@shop.test'],
    ['MAIL_FROM', 'shop@shop.INVALID'],
    ['SUPPORT_EMAIL', 'help@shop.local'],
    ['SUPPORT_EMAIL', 'help@shop.example'],
    ['INCOMING_MAIL_ADDRESS', 'in@shop.localhost'],
    ['SELLER_COUNTRY', ''],
    ['TIME_ZONE', ''],
  ])('refuses to start with %s=%s', (name, value) => {
    expect(saidOf({ ...PRODUCTION, [name]: value })).toContain(name)
  })

  it('sends no webhook to private addresses; a demo only to the sandbox’s receiver', () => {
    expect(readConfig(PRODUCTION).webhookPlaces.privateHosts).toEqual([])
    expect(readConfig({ PORT: '4000' }).webhookPlaces.privateHosts).toEqual(['localhost:4001/receiver'])
    expect(readConfig({ WEBHOOK_PRIVATE_HOSTS: 'Hooks.test, localhost' }).webhookPlaces.privateHosts).toEqual([
      'hooks.test',
      'localhost',
    ])
  })

  it('sends webhooks to the ports 443 and 8443, or to those that the owner names', () => {
    expect(readConfig(PRODUCTION).webhookPlaces.ports).toEqual([443, 8443])
    expect(readConfig({ WEBHOOK_PORTS: '443, 65535' }).webhookPlaces.ports).toEqual([443, 65_535])
    for (const wrong of ['0', '443,', '65536', '443-445', 'https', '1e3', '-1'])
      expect(saidOf({ WEBHOOK_PORTS: wrong })).toContain('WEBHOOK_PORTS')
  })

  it('names everything that is missing at once', () => {
    const said = saidOf({ NODE_ENV: 'production' })
    for (const name of [
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'SESSION_SECRET',
      'SEALING_KEYS',
      'LOOKUP_KEY',
      'ESIM_API_URL',
      'ESIM_CLIENT_ID',
      'ESIM_CLIENT_SECRET',
      'DATABASE_URL',
      'MAIL_FROM',
      'SUPPORT_EMAIL',
      'SMTP_URL',
      'PUBLIC_URL',
      'SELLER_COUNTRY',
      'TIME_ZONE',
    ])
      expect(said).toContain(name)
  })

  it('takes this machine and reserved domains only for a rehearsal', () => {
    const local = {
      PUBLIC_URL: 'https://localhost:8443',
      ESIM_API_URL: 'http://localhost:3001',
      STRIPE_API_URL: 'http://localhost:3001',
      MAIL_FROM: 'shop@shop.example',
      SUPPORT_EMAIL: 'help@shop.example',
    }
    const said = saidOf({ ...PRODUCTION, ...local })
    for (const name of Object.keys(local)) expect(said).toContain(name)
    expect(readConfig({ ...PRODUCTION, ...local, REHEARSAL: 'yes' }).isProduction).toBe(true)
    expect(saidOf({ ...PRODUCTION, ...local, REHEARSAL: 'yes', MAIL_FROM: '' })).toContain('MAIL_FROM')
    // A name that only ends like one of these.
    const similar = {
      PUBLIC_URL: 'https://myexample.com',
      MAIL_FROM: 'shop@latest.travel',
      SUPPORT_EMAIL: 'a@contest.nl',
    }
    expect(readConfig({ ...PRODUCTION, ...similar }).isProduction).toBe(true)
  })

  it.each([
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://:25'],
    ['SMTP_URL', 'smtp://mail host.net'],
    ['SMTP_URL', 'smtp://mail.esims.travel:99999'],
    ['SMTP_URL', 'smtps://shop:100%@mail.esims.travel'],
    ['SMTP_URL', 'smtp://mail.example.com'],
    ['DATABASE_URL', 'postgres://shop:pa%ss@db.esims.travel/shop'],
    ['GEMINI_API_URL', 'http://localhost:3001/chat'],
    ['INDEXNOW_URL', 'https://search.example/indexnow'],
    ['AIRALO_API_URL', 'http://localhost:3001/airalo'],
    ['TIME_ZONE', '+01:00'],
  ])('names %s where it is %s, before the first email or day goes wrong', (name, value) => {
    expect(saidOf({ ...PRODUCTION, [name]: value })).toContain(name)
  })

  it.each([
    ['SMTP_URL', 'smtp://localhost:25'],
    ['SMTP_URL', 'smtps://shop%40esims.travel:100%25@mail.esims.travel:465'],
    ['DATABASE_URL', 'postgres:///shop?host=/var/run/postgresql'],
    ['TIME_ZONE', 'UTC'],
  ])('takes %s where it is %s', (name, value) => {
    expect(saidOf({ ...PRODUCTION, [name]: value })).toBe('nothing')
  })

  it.each([
    ['SESSION_SECRET', 'changemechangeme'],
    ['SESSION_SECRET', 'your-session-secret'],
    ['SESSION_SECRET', 'aaaaaaaaaaaaaaaa'],
    ['SESSION_SECRET', 'abcabcabcabcabcabc'],
    ['SESSION_SECRET', '$(openssl rand -base64 32)'],
    ['SEALING_KEYS', `1:${Buffer.alloc(32).toString('base64')}`],
    ['LOOKUP_KEY', Buffer.alloc(32).toString('base64')],
    ['STRIPE_SECRET_KEY', 'sk_live_'],
    ['STRIPE_SECRET_KEY', 'sk_live_xxx'],
    ['STRIPE_SECRET_KEY', 'rk_live_your_key'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_live,whsec_xxxxxxxx'],
    ['ESIM_CLIENT_ID', '<client id>'],
    ['ESIM_CLIENT_ID', '{{ESIM_CLIENT_ID}}'],
    ['ESIM_CLIENT_SECRET', 'secret'],
    ['ESIM_CLIENT_SECRET', '${ESIM_CLIENT_SECRET}'],
    ['ESIM_CLIENT_SECRET', 'TODO'],
    ['METRICS_TOKEN', 'replace-me-with-a-token'],
    ['INCOMING_MAIL_SECRET', 'insert your secret here'],
    ['PUBLIC_URL', 'https://192.168.1.10'],
    ['PUBLIC_URL', 'https://10.0.0.1:8443'],
    ['PUBLIC_URL', 'https://[fd00::1]'],
    ['PUBLIC_URL', 'https://100.64.0.1'],
    ['PUBLIC_URL', 'https://shop'],
    ['PUBLIC_URL', 'https://shop.lan'],
    ['PUBLIC_URL', 'https://*.esims.travel'],
    ['DATABASE_URL', 'postgres://db.esims.travel:PORT/shop'],
  ])('refuses the placeholder or the unreachable address in %s=%s, without repeating a secret', (name, value) => {
    const said = saidOf({ ...PRODUCTION, [name]: value })
    const secret = name.endsWith('_URL') ? 'no secret' : value
    expect([said.includes(name), said.includes(secret)]).toEqual([true, false])
  })

  it.each([
    ['SESSION_SECRET', 'in-your-dreams-nobody-changes-this'],
    ['SESSION_SECRET', 'Pq9$xT[5]v<2>7kLmW0z=='],
    ['ESIM_CLIENT_ID', 'secretive-travel'],
    ['STRIPE_SECRET_KEY', 'sk_live_51Hxxx9QYz'],
    ['PUBLIC_URL', 'https://93.184.215.14'],
    ['PUBLIC_URL', 'HTTPS://ESIMS.travel/'],
    ['DATABASE_URL', 'postgres://shop:p@db-1:5432,db-2:5432/shop'],
    ['DATABASE_URL', 'postgres://[2001:db8::1]:5432/shop'],
  ])('doesn’t take %s=%s for one', (name, value) => {
    expect(saidOf({ ...PRODUCTION, [name]: value })).toBe('nothing')
  })

  it('has its address as browsers write it', () => {
    const { publicUrl, isSecure } = readConfig({ ...PRODUCTION, PUBLIC_URL: 'HTTPS://ESIMS.travel:443/' })
    expect([publicUrl, isSecure]).toEqual(['https://esims.travel', true])
  })

  it('runs on the embedded database only where that is said', () => {
    expect(readConfig({ ...PRODUCTION, DATABASE_URL: '', EMBEDDED_DATABASE: 'yes' }).databaseUrl).toBeUndefined()
  })

  it('writes from the address alone, as brands have names of their own', () => {
    expect(readConfig({ ...PRODUCTION, MAIL_FROM: 'Shop <shop@shop.travel>' }).mail.from).toBe('shop@shop.travel')
  })

  it('tells search engines of changes by a key of its own, unless its owner says no', () => {
    const made = readConfig(PRODUCTION).indexNow
    expect(made?.key).toMatch(/^[a-f0-9]{32}$/)
    expect(made?.url).toBe('https://api.indexnow.org/indexnow')
    expect(readConfig({ ...PRODUCTION, SESSION_SECRET: 'another-secret-that-nobody-knows' }).indexNow?.key).not.toBe(
      made?.key,
    )
    expect(readConfig({ ...PRODUCTION, INDEXNOW_KEY: 'a-key-of-our-own' }).indexNow?.key).toBe('a-key-of-our-own')
    expect(readConfig({ ...PRODUCTION, INDEXNOW_KEY: 'off' }).indexNow).toBeNull()
    for (const elsewhere of [{}, { NODE_ENV: 'production', DEMO: 'yes' }, { INDEXNOW_KEY: 'off' }])
      expect(readConfig(elsewhere).indexNow).toBeNull()
  })

  it('doesn’t count as production while it is a demo', () => {
    expect(readConfig({ NODE_ENV: 'production', DEMO: 'yes' })).toMatchObject({ isProduction: false, isDemo: true })
  })
})
