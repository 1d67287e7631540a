// The system packages that the command needs: installed from Debian if they are missing and that is allowed.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findBinaries } from '../storm/start-postgres.ts'

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx']

export type Tools = { postgres: string; nginx: string }

/** Throws a sentence that says what is missing and couldn't be installed. */
export function getTools(): Tools {
  return {
    postgres: findBinaries() ?? installed('postgresql', findBinaries),
    nginx: findNginx() ?? installed('nginx', findNginx),
  }
}

const findNginx = () => NGINX.find((path) => existsSync(path)) ?? null

function installed(name: string, find: () => string | null): string {
  console.log(`Installing ${name} from the system packages …`)
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]])
      spawnSync('apt-get', args, { stdio: 'ignore', env })
  }
  const found = find()
  if (!found) throw new Error(`This needs ${name}, which could not be installed. Install it and try again.`)
  return found
}
