// Prints every script file that a page loads before anybody touches it, heaviest first.
// node scripts/page-weight.ts http://localhost:3000/ [most bytes]; ends with 1 when they are heavier than that together.
import { HOME_SCRIPT_BYTES, weighPage } from './bench/page-weight.ts'

const [address = 'http://localhost:3000/', most] = process.argv.slice(2)
const mostBytes = Number(most ?? HOME_SCRIPT_BYTES)
const { scripts } = await weighPage(address)
const gzipBytes = scripts.reduce((sum, file) => sum + file.gzipBytes, 0)
const rawBytes = scripts.reduce((sum, file) => sum + file.rawBytes, 0)

console.log('    gzip      raw  file')
for (const file of scripts) console.log(line(file.gzipBytes, file.rawBytes, file.path))
console.log(line(gzipBytes, rawBytes, `${scripts.length} files, at most ${mostBytes}`))
if (gzipBytes > mostBytes) process.exit(1)

function line(gzip: number, raw: number, name: string): string {
  return `${String(gzip).padStart(8)} ${String(raw).padStart(8)}  ${name}`
}
