import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { FindDrawnContext, type PartDrawn } from '#app/session/document-facts.ts'
import bundleRows from '#db/seed/bundles.json' with { type: 'json' }
import zoneRows from '#db/seed/zones.json' with { type: 'json' }
import { EMPTY_TRIP } from '#shop/catalogue/trip/trip.ts'
import { dateOnlyOf } from '#values/date.ts'
import { soldCatalogue } from '../sold-catalogue.ts'
import type { WizardState } from '../use-wizard.ts'
import { ZoneList } from './zone-list.tsx'

const catalogue = {
  ...soldCatalogue({ zones: zoneRows, bundles: bundleRows.map((row) => ({ ...row, status: 'Active' })) }),
  vatBasisPoints: 2_100,
}
const today = dateOnlyOf(new Date('2026-05-01T12:00:00Z'), 'UTC')
const nothing = () => {}
const state: WizardState = {
  catalogue,
  today,
  latestToday: today,
  trip: EMPTY_TRIP,
  step: 'destinations',
  bundleId: null,
  isAllShown: false,
  action: '/',
  problem: null,
  problemCount: 0,
  announcement: '',
  changeTrip: nothing,
  chooseBundle: nothing,
  goTo: nothing,
  goWith: nothing,
  showProblem: nothing,
}

/** What the server asks its cache for, and the page if the cache has `known`. */
function draw(own: Partial<WizardState> = {}, { address = '/', known = null as string | null } = {}) {
  const asked: PartDrawn[] = []
  const find = (part: PartDrawn) => {
    asked.push(part)
    return known
  }
  const page = renderToString(
    <MemoryRouter initialEntries={[address]}>
      <FindDrawnContext value={find}>
        <ZoneList wizard={{ ...state, ...own }} />
      </FindDrawnContext>
    </MemoryRouter>,
  )
  return { page, of: asked.map((part) => part.of).join() }
}

it('the cards of all zones are drawn once, because what they say is short enough to ask for', () => {
  expect(draw().page).toContain('>Europe<')
  expect(draw().of.length).toBeLessThan(4_000)
  const again = draw({}, { known: '<li>drawn before</li>' })
  expect(again.page).toContain('<li>drawn before</li>')
  expect(again.page).not.toContain('>Europe<')
})

it.each<[string, Partial<WizardState>, string]>([
  ['another rate of VAT', { catalogue: { ...catalogue, vatBasisPoints: 900 } }, '/'],
  ['a country that is chosen', { trip: { ...EMPTY_TRIP, destinations: ['ES'] } }, '/'],
  ['all zones on a phone', { isAllShown: true }, '/'],
  ['the countries of a zone', {}, '/?show=Europe'],
  ['fewer zones', { catalogue: { ...catalogue, zones: catalogue.zones.slice(1) } }, '/'],
  ['other bundles', { catalogue: { ...catalogue, bundles: catalogue.bundles.slice(1) } }, '/'],
])('they are drawn anew for %s', (_what, own, address) => {
  expect(draw(own, { address }).of).not.toBe(draw().of)
})
