import { expect, it } from 'vitest'
import { findTerritory } from './vat-territory.ts'

it.each([
  ['ES', '35001', 'Canary Islands'],
  ['ES', '38 400', 'Canary Islands'],
  ['ES', 'E-35001', 'Canary Islands'],
  ['ES', '３５００１', 'Canary Islands'],
  ['ES', '51001', 'Ceuta'],
  ['ES', '52006', 'Melilla'],
  ['FR', '97110', 'French overseas departments and territories'],
  ['FR', 'F-97400', 'French overseas departments and territories'],
  ['FR', '98800', 'French overseas departments and territories'],
  ['DE', '78266', 'Büsingen'],
  ['DE', 'CH-8238', 'Büsingen'],
  ['DE', '8238', 'Büsingen'],
  ['DE', 'CH 8238', 'Büsingen'],
  ['DE', 'D-27498', 'Heligoland'],
  ['IT', '23041', 'Livigno'],
  ['IT', '22061', 'Campione d’Italia'],
  ['IT', 'CH-6911', 'Campione d’Italia'],
  ['IT', '6911', 'Campione d’Italia'],
  ['FI', 'FI-22100', 'Åland'],
  ['GR', '630 86', 'Mount Athos'],
  ['DK', '3900', 'Greenland'],
] as const)('%s %s is outside the VAT area: %s', (country, code, name) => {
  expect(findTerritory(country, code)?.name).toBe(name)
})

it.each([
  ['ES', '28013'],
  ['ES', '03501'],
  ['ES', '350010'],
  ['FR', '75001'],
  ['FR', '98000'], // Monaco counts as France
  ['FR', '20000'],
  ['DE', '35001'],
  ['DE', '78267'],
  ['DE', '08238'], // A German code has five digits
  ['DE', '82380'],
  ['DE', '6911'],
  ['IT', '22060'],
  ['IT', '06911'],
  ['IT', '8238'],
  ['FI', '00100'],
  ['GR', '63075'],
  ['PT', '9000-001'], // Madeira is in the VAT area
  ['DK', '2100'],
  ['ES', ''],
] as const)('%s %s is in it', (country, code) => {
  expect(findTerritory(country, code)).toBeNull()
})
