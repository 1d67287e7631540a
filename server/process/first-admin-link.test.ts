import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tellOfFirstAdmin } from './first-admin-link.ts'

const LINK = 'https://shop.example/first-admin#access_token=secret'

let dataFolder: string
beforeEach(async () => (dataFolder = await mkdtemp(join(tmpdir(), 'first-admin-'))))
afterEach(() => rm(dataFolder, { recursive: true }))

const told = (where: { isProduction: boolean; databaseUrl?: string }, isOwned = false) =>
  tellOfFirstAdmin(
    { dataFolder, databaseUrl: undefined, ...where },
    () => Promise.resolve(LINK),
    () => Promise.resolve(isOwned),
  )
const file = () => join(dataFolder, 'first-admin-link.txt')

describe('the first administrator’s link', () => {
  it('is printed by a demo', async () => {
    expect(await told({ isProduction: false })).toContain(LINK)
  })

  it('is never printed in production: a command shows it', async () => {
    const said = await told({ isProduction: true, databaseUrl: 'postgres://localhost/shop' })
    expect(said).toContain('npm run first-admin')
    expect(said).not.toContain('access_token')
  })

  it('waits in a file that only the shop’s user can read, where no command could open the database', async () => {
    await writeFile(file(), 'an older link that is longer than the new one, and was readable by everybody here', {
      mode: 0o644,
    })
    const said = await told({ isProduction: true })
    expect(said).toContain(file())
    expect(said).not.toContain('access_token')
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    expect(await readFile(file(), 'utf8')).toBe(`${LINK}\n`)
    expect(await told({ isProduction: true }, true)).toBeNull()
    await expect(stat(file())).rejects.toThrow('ENOENT')
  })
})
