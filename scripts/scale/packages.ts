// The system packages that the command needs.
import { existsSync } from 'node:fs'
import { findBinaries } from '../storm/start-postgres.ts'

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx']

/** The folder of PostgreSQL's programs. Throws a sentence that says what is missing: a measurement installs nothing by itself. */
export const getPostgres = (): string => findBinaries() ?? missing('postgresql')

/** The program, likewise. */
export const getNginx = (places = NGINX): string => places.find((path) => existsSync(path)) ?? missing('nginx')

function missing(name: string): never {
  throw new Error(`This needs ${name}. Install it (Debian: apt-get install ${name}) and try again.`)
}
