// Prints what a page loads before anybody touches it, and what the first touch loads, heaviest first.
// node scripts/page-weight.ts http://localhost:3000/; exits with 1 if the home page exceeds its budget.
import { bytesOf, HOME_BUDGET, weighPage } from './bench/page-weight.ts'

const [address = 'http://localhost:3000/'] = process.argv.slice(2)
const weight = await weighPage(address)
const { html, scripts, scriptsAtTouch, styles, fonts, pictures, requests } = weight
const parts = { html: [html], styles, fonts, pictures, scripts, scriptsAtTouch }

console.log('   bytes      raw  file')
for (const [name, files] of Object.entries(parts)) {
  for (const file of files) console.log(line(file.bytes, file.rawBytes, file.path))
  const raw = files.reduce((sum, { rawBytes }) => sum + rawBytes, 0)
  console.log(`${line(bytesOf(files), raw, name)}\n`)
}
console.log(
  `${requests} requests, ${bytesOf([html, ...styles, ...fonts, ...pictures, ...scripts])} bytes before a touch`,
)

const isTooHeavy = (['styles', 'fonts', 'scripts', 'scriptsAtTouch'] as const).some(
  (name) => bytesOf(parts[name]) > HOME_BUDGET[name],
)
if (isTooHeavy || html.bytes > HOME_BUDGET.html || requests > HOME_BUDGET.requests) process.exit(1)

function line(bytes: number, raw: number, name: string): string {
  return `${String(bytes).padStart(8)} ${String(raw).padStart(8)}  ${name}`
}
