// Puts the flags that the wizard shows before any search into one file, so that they are one request.
// Run `node scripts/run.mjs scripts/draw-flags.ts` after changing the list; the resulting file is checked in.
import { readFileSync, writeFileSync } from 'node:fs'
import { OFTEN_FLAGS } from '#app/ui/often-flags.ts'

const OUT = 'app/ui/often-flags.svg'
/** One below the other, each three wide and two high. */
const drawn = OFTEN_FLAGS.map((country, place) => {
  const source = readFileSync(`node_modules/country-flag-icons/3x2/${country}.svg`, 'utf8')
  const [, box = '', shapes = ''] = /^<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(source) ?? []
  const y = place * 2
  return (
    `<view id="${country}" viewBox="0 ${y} 3 2"/>` +
    `<svg y="${y}" width="3" height="2" viewBox="${box}" preserveAspectRatio="none">${shapes}</svg>`
  )
})

const height = OFTEN_FLAGS.length * 2
writeFileSync(OUT, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 ${height}">${drawn.join('')}</svg>\n`)
console.log(`${OFTEN_FLAGS.length} flags`)
