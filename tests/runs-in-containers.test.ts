// compose.yaml conforms to the Compose Specification, and only uses settings that the shop reads and files that exist.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig, WrongSettings } from '#server/settings/config.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

// The schema's own `$schema` address isn't recognized as draft 7 by schema readers.
const DRAFT = 'http://json-schema.org/draft-07/schema#'
const specification = z.fromJSONSchema({
  ...z.record(z.string(), z.json()).parse(JSON.parse(read('tests/fixtures/compose-specification/compose.schema.json'))),
  $schema: DRAFT,
})

const service = z.looseObject({
  image: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.object({ condition: z.string() }))]).optional(),
  volumes: z.array(z.string()).default([]),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
})
const file: unknown = parse(read('compose.yaml'), { merge: true })
const { services, volumes } = z
  .looseObject({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(file)

const isThere = (place: string) => (place.startsWith('./') ? existsSync(join(root, place)) : place in volumes)

/** The contents of .env once it has been filled in. */
const FILLED: Record<string, string> = {
  DOMAIN: 'esims.travel',
  POSTGRES_PASSWORD: 'letters1and2digits',
  SESSION_SECRET: 'a-secret-that-nobody-else-knows',
  SEALING_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
  LOOKUP_KEY: Buffer.alloc(32, 2).toString('base64'),
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  ESIM_API_URL: 'https://api.network.travel',
  ESIM_CLIENT_ID: 'us',
  ESIM_CLIENT_SECRET: 'ours alone',
  SMTP_URL: 'smtps://mail.esims.travel',
  MAIL_FROM: 'Shop <shop@esims.travel>',
  SUPPORT_EMAIL: 'help@esims.travel',
  SELLER_COUNTRY: 'NL',
  TIME_ZONE: 'Europe/Amsterdam',
}

/** Substitutes values as `docker compose` does. */
const fill = (text: string) =>
  text.replaceAll(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_all, name: string) => {
    const value = FILLED[name]
    if (value === undefined) throw new Error(`${name} is in no example.`)
    return value
  })

describe('compose.yaml', () => {
  it('gives no container more rights, files, or memory than it needs', () => {
    const limits = z.looseObject({
      read_only: z.literal(true),
      cap_drop: z.tuple([z.literal('ALL')]),
      security_opt: z.tuple([z.literal('no-new-privileges:true')]),
      mem_limit: z.string(),
    })
    const unlimited = Object.entries(services).filter(([, each]) => !limits.safeParse(each).success)
    expect(unlimited.map(([name]) => name)).toEqual([])
  })

  it('takes each image by version and digest, the Dockerfile that of the Node it is tested with', () => {
    const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base)
    const images = Object.values(services).flatMap(({ image }) => image ?? [])
    expect([bases.length, images.length]).toEqual([2, 2])
    for (const image of [...bases, ...images])
      expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?(-\w+)*@sha256:[\da-f]{64}$/)
    for (const base of bases) expect(base).toContain(`node:${process.versions.node}-`)
  })

  it('is valid by the Compose Specification', () => {
    expect(specification.safeParse(file).error?.issues ?? []).toEqual([])
  })

  it.each([
    ['a misspelled key', { ...services['proxy'], prots: ['80:80'] }],
    ['a number for an image', { ...services['proxy'], image: 2 }],
    ['a condition that there is none of', { ...services['shop'], depends_on: { database: { condition: 'healthy' } } }],
    ['a deployment of nothing known', { ...services['shop'], deploy: { copies: 2 } }],
  ])('would be rejected with %s', (_what, wrong) => {
    expect(specification.safeParse({ services: { ...services, wrong }, volumes }).success).toBe(false)
  })

  it('starts two web nodes and two workers, which store nothing and can’t write', () => {
    for (const name of ['shop', 'worker'])
      expect(services[name]).toMatchObject({
        deploy: { replicas: 2 },
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        restart: 'unless-stopped',
        volumes: [],
      })
  })

  it('waits only for existing services, with a health check where it waits for health', () => {
    const waits = Object.values(services).flatMap(({ depends_on: others = [] }) =>
      Array.isArray(others)
        ? others.map((name) => ({ name, isForHealth: false }))
        : Object.entries(others).map(([name, how]) => ({ name, isForHealth: how.condition === 'service_healthy' })),
    )
    const inVain = waits.filter(({ name, isForHealth }) => {
      const other = services[name]
      return !other || (isForHealth && !other.healthcheck)
    })
    expect([waits.length > 2, inVain]).toEqual([true, []])
  })

  it('mounts existing files and declared volumes', () => {
    const from = Object.values(services).flatMap((each) => each.volumes.map((line) => line.split(':')[0] ?? ''))
    expect(from.length).toBeGreaterThan(2)
    expect(from.filter((place) => !isThere(place))).toEqual([])
  })

  it.each(['shop', 'worker'])('gives %s valid production settings', (name) => {
    const given = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, fill(value)])
    const settings = { NODE_ENV: 'production', ...FILLED, ...Object.fromEntries(given) }
    expect(readConfig(settings)).toMatchObject({
      isProduction: true,
      role: name === 'shop' ? 'web' : 'worker',
      publicUrl: 'https://esims.travel',
      port: 3000,
    })
    expect(() => readConfig({ ...settings, SMTP_URL: '' })).toThrow(WrongSettings)
  })

  it('needs only variables from .env.example', () => {
    const named = [...read('.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, key = '']) => key)
    expect(named).toEqual(expect.arrayContaining(Object.keys(FILLED)))
  })
})

describe('the Dockerfile and the instructions for operators', () => {
  it.each(['Dockerfile', 'docs/operate.md'])('%s starts the shop through the file that knows the flags', (path) => {
    expect(read(path)).toMatch(/CMD \["node", "server\/main\.ts"\]|`node server\/main\.ts`/)
    expect(read(path)).not.toMatch(/build\/server\/start\.js|--max-semi|--heap-|MALLOC_/)
  })
})

describe('the Dockerfile', () => {
  const steps = read('Dockerfile').split('\n')

  it('installs with .npmrc, which forbids install scripts', () => {
    const copied = steps.findIndex((step) => /^COPY [^\n]*\.npmrc/.test(step))
    const installed = steps.findIndex((step) => step.startsWith('RUN npm ci'))
    expect(copied).toBeGreaterThan(0)
    expect(copied).toBeLessThan(installed)
  })

  it('contains the commands that operators run in containers, and everything they import', () => {
    const told = new Set(
      [...read('docs/operate.md').matchAll(/\bnode (scripts\/[\w-]+\.ts)/g)].map(([, path = '']) => path),
    )
    const brought = steps.flatMap((step) => [...step.matchAll(/\/shop\/(scripts\/\S+)/g)].map(([, path = '']) => path))
    const imported = brought
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => [...read(path).matchAll(/from '\.\/([^']+)'/g)].map(([, name = '']) => `scripts/${name}`))
    const isBrought = (path: string) => brought.some((each) => path === each || path.startsWith(`${each}/`))
    expect(told.size).toBeGreaterThan(3)
    expect([...told, ...imported].filter((path) => !isBrought(path))).toEqual([])
  })
})
