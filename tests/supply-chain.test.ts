// Third-party packages: known, licensed, pinned to one exact version, and without install scripts.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { getNginx } from '../scripts/scale/packages.ts'
import { listParts, thirdPartyText } from '../scripts/third-party.ts'

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8')
const versions = z.record(z.string(), z.string())
const manifest = z
  .object({ dependencies: versions, devDependencies: versions, optionalDependencies: versions })
  .parse(JSON.parse(read('package.json')))
const lockfile = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        integrity: z.string().optional(),
        resolved: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(read('package-lock.json')))

/** Licenses that allow use in a commercial shop and require no more than keeping their notice. */
const WELCOME =
  /^(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|CC0-1\.0|OFL-1\.1|BlueOak-1\.0\.0|Python-2\.0|Unlicense|MPL-2\.0|Bitstream Vera and public domain|\(?(MIT|BSD-3-Clause|AFL-2\.1|Apache-2\.0|CC0-1\.0|MPL-2\.0|GPL-3\.0)( (OR|AND) (MIT|BSD-3-Clause|Apache-2\.0|CC0-1\.0|Zlib|GPL-3\.0))+\)?)$/

/** Packages with an install script that work without it. */
const SCRIPTS_LEFT_OUT = ['esbuild']

describe('packages', () => {
  it('have exact versions, and their contents are known', () => {
    const all = Object.values(manifest).flatMap((part) => Object.entries(part))
    expect(all.length).toBeGreaterThan(60)
    expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([])
    const locked = Object.entries(lockfile.packages).filter(([path]) => path !== '')
    expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
    expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
  })

  it('run no install scripts', () => {
    expect(read('.npmrc').split('\n')).toEqual(expect.arrayContaining(['ignore-scripts=true', 'save-exact=true']))
    // npm reads the setting from the folder that it installs into.
    for (const folder of ['scripts/lighthouse', 'scripts/mutation'])
      expect(read(`${folder}/.npmrc`).split('\n')).toContain('ignore-scripts=true')
    const asking = Object.entries(lockfile.packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.split('node_modules/').at(-1) ?? '')
    expect([...new Set(asking)].toSorted()).toEqual(SCRIPTS_LEFT_OUT)
  })

  it('that run or are bundled have acceptable licenses', () => {
    expect(listParts().filter(({ license }) => !WELCOME.test(license))).toEqual([])
  })
})

describe('THIRD-PARTY.md', () => {
  it('is what npm run third-party would write today', () => {
    expect(read('THIRD-PARTY.md')).toBe(thirdPartyText())
  })

  it('names what is bundled into the pages, and contains the font licenses', () => {
    const builtIn = listParts().filter(({ isBuiltIn }) => isBuiltIn)
    expect(builtIn.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'scheduler', 'react-day-picker']),
    )
    expect(builtIn.map(({ name }) => name)).not.toContain('vitest')
    expect(read('THIRD-PARTY.md').match(/SIL OPEN FONT LICENSE Version 1\.1/g)?.length).toBe(3)
  })
})

const counts = (high: number) =>
  JSON.stringify({ metadata: { vulnerabilities: { critical: 0, high, moderate: 1, low: 2 } } })

describe('npm run packages:audit', () => {
  it.each<[string, string, code: number, codeOffline: number]>([
    ['nothing', '', 2, 0],
    ['a page of somebody on the way', '<html>Sign in to this network</html>', 2, 0],
    ['an answer without counts', '{"metadata":{"vulnerabilities":{}}}', 2, 0],
    ['a high one', counts(1), 1, 1],
    ['only moderate ones', counts(0), 0, 0],
  ])('where npm says %s, passes only if the registry answered', (_what, answer, code, codeOffline) => {
    const bin = mkdtempSync(join(tmpdir(), 'npm-'))
    writeFileSync(join(bin, 'answer'), answer)
    writeFileSync(join(bin, 'npm'), `#!/bin/sh\nexec /bin/cat '${join(bin, 'answer')}'\n`, { mode: 0o755 })
    const audit = (...how: string[]) =>
      spawnSync(process.execPath, [resolve(import.meta.dirname, '../scripts/audit-packages.mjs'), ...how], {
        env: { ...process.env, PATH: bin },
      }).status
    expect([audit(), audit('--or-offline')]).toEqual([code, codeOffline])
    rmSync(bin, { recursive: true })
  })
})

describe('measuring commands', () => {
  it('say which program is missing', () => {
    expect(() => getNginx([])).toThrow('This needs nginx. Install it (Debian: apt-get install nginx) and try again.')
  })

  it('and all others but start and test install no system packages', () => {
    const folder = resolve(import.meta.dirname, '../scripts')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.m?[jt]s$/.test(path))
    const installs = files.filter((path) =>
      /(?:spawn|spawnSync|exec|execFile|execFileSync|execSync|must)\(\s*['"`](?:sudo |)apt|(?:aptInstall|aptInstallNow|getSystemPackages)\(/.test(
        read(`scripts/${path}`),
      ),
    )
    expect(installs.toSorted()).toEqual(['system-packages.mjs', 'test.mjs', 'toolbox.mjs'])
  })
})
