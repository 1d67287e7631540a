import { describe, expect, it } from 'vitest'
import { EMPTY_TRIP, type Trip } from '#shop/catalogue/trip/trip.ts'
import { readTrip } from '#shop/catalogue/trip/trip-address.ts'
import { dateOnlyOf } from '#values/date.ts'
import { gateStep, withLength, wizardSearch } from './wizard-address.ts'
import { shouldReadWizardAgain, wantedStep } from './wizard-step.ts'

const today = dateOnlyOf(new Date('2026-11-21T12:00:00Z'), 'UTC')
const full = tripOf('to=FR,IT&from=2026-12-01&to_date=2026-12-07')

describe('the address of a place in the wizard', () => {
  it('is empty at the very start', () => {
    expect(wizardSearch(EMPTY_TRIP, 'destinations')).toBe('')
  })

  it('carries trip, step and bundle in a form that people can read', () => {
    expect(wizardSearch(full, 'results', '01032_5')).toBe(
      '?to=FR,IT&from=2026-12-01&to_date=2026-12-07&step=results&bundle=01032_5',
    )
  })

  it('reads back as the same trip and step', () => {
    const search = new URLSearchParams(wizardSearch(full, 'dates'))
    expect(readTrip(search, today)).toEqual(full)
    expect(wantedStep(search)).toBe('dates')
  })

  it('treats an unknown step as the first', () => {
    expect(wantedStep(new URLSearchParams('step=payment'))).toBe('destinations')
  })
})

describe('the gate before each step', () => {
  it.each([
    ['destinations', EMPTY_TRIP, 'destinations', null],
    ['dates', EMPTY_TRIP, 'destinations', 'no_destinations'],
    ['results', tripOf('to=FR'), 'dates', 'dates_missing'],
    ['results', full, 'results', null],
  ] as const)('%s of %o opens %s', (wanted, trip, step, problem) => {
    expect(gateStep(wanted, trip)).toEqual({ step, problem })
  })
})

it('counts the first day as part of the trip', () => {
  expect(withLength(full, 1).departure).toBe('2026-12-01')
  expect(withLength(full, 7).departure).toBe('2026-12-07')
  expect(withLength(EMPTY_TRIP, 7)).toEqual(EMPTY_TRIP)
})

describe('asking the server again', () => {
  it.each([
    ['picking a country', '', '?to=FR', false],
    ['going on to the dates', '?to=FR', '?to=FR&step=dates', false],
    ['opening the results', '?to=FR&step=dates', '?to=FR&from=2026-12-01&to_date=2026-12-02&step=results', true],
    ['choosing another bundle', '?to=FR&step=results', '?to=FR&step=results&bundle=01032_5', false],
    ['one traveler more', '?to=FR&step=results', '?to=FR&travelers=2&step=results', false],
    ['a button of a form', '', '?toggle=FR', true],
    ['a search by form', '', '?q=france', true],
  ])('%s', (_what, from, to, isNeeded) => {
    expect(shouldReadWizardAgain(changeOf(from, to))).toBe(isNeeded)
  })

  it('isn’t needed for a bundle that leads to the checkout', () => {
    const adding = { ...changeOf('?to=FR', '?to=FR'), formMethod: 'POST', formAction: '/cart' } as const
    expect(shouldReadWizardAgain({ ...adding, formData: fieldsOf({ intent: 'add', stay: 'yes' }) })).toBe(false)
    expect(shouldReadWizardAgain({ ...adding, formData: fieldsOf({ intent: 'remove' }) })).toBe(true)
  })

  it('leaves the decision to the router for another page, or after a post', () => {
    expect(shouldReadWizardAgain({ ...changeOf('', '?to=FR'), formMethod: 'POST' })).toBe(true)
    expect(shouldReadWizardAgain({ ...changeOf('', ''), nextUrl: new URL('https://shop.test/faq') })).toBe(true)
  })
})

function fieldsOf(fields: Record<string, string>): FormData {
  const formData = new FormData()
  for (const [name, value] of Object.entries(fields)) formData.set(name, value)
  return formData
}

function changeOf(from: string, to: string) {
  return {
    currentUrl: new URL(`https://shop.test/${from}`),
    nextUrl: new URL(`https://shop.test/${to}`),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  }
}

function tripOf(search: string): Trip {
  return readTrip(new URLSearchParams(search), today)
}
