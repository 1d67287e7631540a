import { describe, expect, it } from 'vitest'
import { PRODUCTION, saidOf } from '#tests/support/production-settings.ts'
import { readConfig } from './config.ts'

describe('the settings', () => {
  it('have defaults: every vendor is the sandbox', () => {
    expect(readConfig({})).toMatchObject({
      isDemo: true,
      isProduction: false,
      isSecure: false,
      publicUrl: 'http://localhost:3000',
      payment: { apiUrl: 'http://localhost:3001', isLiveExpected: false },
      network: { url: 'http://localhost:3001' },
      mail: { url: 'smtp://localhost:3002' },
    })
  })

  it('give a node one role if others share its database', () => {
    expect(readConfig({}).role).toBe('all')
    const shared = { DATABASE_URL: 'postgres://localhost/shop' }
    expect(readConfig({ ...shared, ROLE: 'worker' })).toMatchObject({
      role: 'worker',
      directDatabaseUrl: shared.DATABASE_URL,
    })
    expect(readConfig({ ...shared, DIRECT_DATABASE_URL: 'postgres://other/shop' }).directDatabaseUrl).toBe(
      'postgres://other/shop',
    )
  })

  it('treat an empty variable as missing', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}))
  })

  it('point a real payment key at the real provider', () => {
    expect(readConfig({ STRIPE_SECRET_KEY: 'sk_test_of_mine' }).payment.apiUrl).toBeUndefined()
  })

  it('need no chat model: a key turns it on, also the sandbox’s', () => {
    expect(readConfig({}).chat).toBeNull()
    expect(readConfig({ GEMINI_API_URL: 'http://localhost:1' }).chat).toBeNull()
    expect(readConfig({ GEMINI_API_KEY: 'sandbox' }).chat?.apiUrl).toBe('http://localhost:3001/v1beta')
    expect(readConfig({ GEMINI_API_KEY: 'mine' }).chat).toEqual({
      apiKey: 'mine',
      model: 'gemini-flash-lite-latest',
      apiUrl: undefined,
    })
  })

  it('accept email from the sandbox, and from a real mail server only with its own secret', () => {
    expect(readConfig({}).mail.incoming).toMatchObject({ address: 'reply@wander-pass.example' })
    expect(readConfig({ SMTP_URL: 'smtp://mail.example' }).mail.incoming).toBeNull()
    expect(readConfig(PRODUCTION).mail.incoming).toBeNull()
    const chosen = {
      INCOMING_MAIL_SECRET: 'a-new-mail-secret,an-old-mail-secret',
      INCOMING_MAIL_ADDRESS: 'in@esims.travel',
    }
    expect(readConfig({ ...PRODUCTION, ...chosen }).mail.incoming).toEqual({
      secrets: ['a-new-mail-secret', 'an-old-mail-secret'],
      address: 'in@esims.travel',
    })
  })

  it.each([
    ['INCOMING_MAIL_SECRET', 'short'],
    ['INCOMING_MAIL_SECRET', 'a-long-mail-secret,'],
    ['INCOMING_MAIL_ADDRESS', 'nowhere'],
    ['GEMINI_API_URL', 'ftp://model.example'],
    ['GEMINI_MODEL', '../files'],
    ['GEMINI_DAILY_ANSWERS', '0'],
    ['PORT', '99999'],
    ['PORT', 'eighty'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['TRUSTED_PROXIES', '6'],
    ['TRUSTED_PROXIES', 'yes'],
    ['POLL_SECONDS', '0'],
    ['SLOWEST_REQUEST_SECONDS', '0'],
    ['LEAVE_NOTICE_SECONDS', '61'],
    ['SESSION_SECRET', 'short'],
    ['SEALING_KEYS', 'no-version'],
    ['SEALING_KEYS', '1:short'],
    ['SEALING_KEYS', `${PRODUCTION.SEALING_KEYS},${PRODUCTION.SEALING_KEYS}`],
    ['LOOKUP_KEY', 'short'],
    ['METRICS_TOKEN', 'short'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['PUBLIC_URL', 'wander-pass.example'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'https://esims.travel/shop'],
    ['PUBLIC_URL', 'https://esims.travel/?a=1'],
    ['PUBLIC_URL', 'https://esims.travel/#top'],
    ['PUBLIC_URL', 'https://me@esims.travel'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['NODE_ENV', 'Production'],
    ['NODE_ENV', 'PRODUCTION'],
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'live'],
    ['ESIM_API_URL', 'ftp://network.example'],
    ['SMTP_URL', 'http://mail.example'],
    ['LOG_LEVEL', 'loud'],
    ['DEMO', 'perhaps'],
    ['ROLE', 'database'],
    ['ROLE', 'web'],
    ['DIRECT_DATABASE_URL', 'postgres://localhost/shop'],
  ])('name %s when it is %s', (name, value) => {
    expect(saidOf({ [name]: value })).toContain(name)
  })

  it('name all faults in one sentence', () => {
    const said = saidOf({ PORT: 'x', LOG_LEVEL: 'loud', PUBLIC_URL: 'nowhere' })
    for (const name of ['PORT', 'LOG_LEVEL', 'PUBLIC_URL']) expect(said).toContain(name)
    expect(said).not.toContain('\n')
  })

  it('read sealing keys by version', () => {
    const [one, two] = ['a', 'b'].map((sign) => Buffer.alloc(32, sign))
    const { keys } = readConfig({
      SEALING_KEYS: `1:${one?.toString('base64')},2:${two?.toString('base64')}`,
    }).sealing
    expect([...keys]).toEqual([
      [1, one],
      [2, two],
    ])
  })

  it.each([
    ['a carriage return', (value: string) => `${value}\r`],
    ['a line break', (value: string) => `${value}\r\n`],
    ['a byte order mark', (value: string) => `\uFEFF${value}`],
    ['spaces', (value: string) => `  ${value}\u00A0`],
    ['quotes', (value: string) => `"${value}"`],
    ['quotes and spaces', (value: string) => ` '${value}' \r`],
    ['an invisible space', (value: string) => `${value}\u200B`],
  ])('are the same with %s around each', (_, write) => {
    const given = {
      ...PRODUCTION,
      PORT: '4000',
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'warn',
      METRICS_TOKEN: 'a-token-for-metrics',
    }
    const written = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, write(value)]))
    expect(readConfig(written)).toEqual(readConfig(given))
  })

  it.each(['whsec_new, whsec_old', '"whsec_new" , "whsec_old"', 'whsec_new,whsec_old\r\n', ' whsec_new ,  whsec_old'])(
    'read the list of secrets %j',
    (written) => {
      expect(readConfig({ STRIPE_WEBHOOK_SECRET: written }).payment.webhookSecret).toBe('whsec_new,whsec_old')
    },
  )

  it.each([
    ['STRIPE_SECRET_KEY', 'sk_live_a\u200Bb'],
    ['STRIPE_SECRET_KEY', 'sk_live_a b'],
    ['STRIPE_SECRET_KEY', 'pk_live_a'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_new,'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_live_a'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_a\nwhsec_b'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_a;whsec_b'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_a|b'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_…'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_\u0430bc'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_abc\\r'],
    ['STRIPE_SECRET_KEY', 'sk_live_\u0430bc'],
    ['STRIPE_SECRET_KEY', 'sk_live_…'],
    ['ESIM_CLIENT_SECRET', 'hush\\n'],
    ['ESIM_CLIENT_SECRET', 'h\u0443sh'],
    ['SESSION_SECRET', 'a-long-\u0455ession-secret'],
    ['SESSION_SECRET', 'a-long-session-secret\r\nof two lines'],
    ['GEMINI_API_KEY', 'a b'],
    ['METRICS_TOKEN', 'a token of several words'],
  ])('refuse %s when it is %j, without repeating it', (name, value) => {
    const said = saidOf({ [name]: value })
    expect(said).toContain(name)
    expect(said).not.toContain(value)
  })

  it.each([
    ['TRUSTED_PROXIES', 'yes', "TRUSTED_PROXIES 'yes' must be a whole number from 0 to 5"],
    ['PORT', '-1', "PORT '-1' must be a whole number from 0 to 65535"],
    ['DEMO', 'perhaps', "DEMO 'perhaps' must be yes or no"],
    ['LOG_LEVEL', 'loud', "LOG_LEVEL 'loud' must be debug, info, warn, error or silent"],
    ['POLL_SECONDS', 'x', "POLL_SECONDS 'x' must be a number of seconds"],
    ['GEMINI_DAILY_ANSWERS', '0', "GEMINI_DAILY_ANSWERS '0' must be a whole number from 1 to 10000000"],
  ])('say which and what it was: %s=%s', (name, value, sentence) => {
    expect(saidOf({ [name]: value })).toBe(sentence)
  })

  it('say of a payment key that isn’t set that it is missing', () => {
    expect(saidOf({ ...PRODUCTION, STRIPE_SECRET_KEY: '' })).toBe('STRIPE_SECRET_KEY is missing')
    expect(saidOf({ ...PRODUCTION, STRIPE_SECRET_KEY: 'sk_test_1' })).toBe('STRIPE_SECRET_KEY is a test key')
  })

  it('don’t repeat a secret in an error message', () => {
    expect(saidOf({ SESSION_SECRET: 'hush' })).not.toContain('hush')
  })
})
