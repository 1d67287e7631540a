// A label has the same ten lines whatever its network tells.
import { assert, constantFrom, integer, option, property, record, boolean } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOME_FACTS, type BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import { labelLines, promiseDifferences, type LabeledBundle } from './label-lines.ts'
import { moneyBackText } from './money-back.ts'

const BUNDLE: LabeledBundle = {
  facts: HOME_FACTS,
  operators: null,
  countries: ['IT'],
  megabytes: 5120,
  validityDays: 10,
  moneyBack: 'Within 14 days, until it’s activated; right away within 14 days if it isn’t installed',
  totalCents: 1809,
}
const label = (changes: Partial<LabeledBundle>) =>
  Object.fromEntries(labelLines({ ...BUNDLE, ...changes }).map(({ name, texts }) => [name, texts.join(' | ')]))

describe('a label', () => {
  it('of the specified network says what is specified, and names what isn’t disclosed', () => {
    expect(label({})).toEqual({
      Networks: 'Not disclosed',
      'Days start': 'When it first connects in a covered country',
      'Begin within': '1 year of purchase',
      Hotspot: 'Not disclosed',
      'At full speed': 'All 5 GB',
      'After that': 'The connection stops',
      'Traffic exits in': 'Not disclosed',
      'Top-up': 'Possible',
      'Money back': 'Within 14 days, until it’s activated; right away within 14 days if it isn’t installed',
      Price: '€3.62 per GB, €1.81 per day',
    })
  })

  it('of another network says what that one tells', () => {
    expect(
      label({
        facts: {
          startsAt: 'installation',
          installWithinDays: 180,
          allowsHotspot: false,
          slowSpeedKbps: 1024,
          exitCountry: 'FR',
          canTopUp: false,
          takesBack: 'never',
        },
        operators: {
          IT: [
            { name: 'Primo', generation: '5G' },
            { name: 'Secondo', generation: null },
          ],
        },
        moneyBack: undefined,
        totalCents: null,
      }),
    ).toEqual({
      Networks: 'Primo 5G, Secondo',
      'Days start': 'When you install it',
      'Begin within': '180 days of purchase',
      Hotspot: 'Not allowed',
      'At full speed': 'The first 5 GB',
      'After that': 'Goes on at 1 Mbit/s',
      'Traffic exits in': 'France',
      'Top-up': 'Not possible',
      'Money back': 'In the contract summary',
      Price: 'No longer sold',
    })
  })

  it('names each country of a trip through several, and those that its network doesn’t tell', () => {
    const operators = { IT: [{ name: 'Primo', generation: '4G' as const }], ES: [{ name: 'Otra', generation: null }] }
    expect(label({ countries: ['FR', 'IT'], operators })['Networks']).toBe('France: Not disclosed | Italy: Primo 4G')
    expect(label({ countries: ['FR'], operators })['Networks']).toBe('Not disclosed')
    expect(label({ operators: undefined })['Networks']).toBe('In the contract summary')
  })

  it.each<[string, BundleFacts['takesBack'], { isOn: boolean; days: number }, string]>([
    ['the days that its owner sets', 'at once', { isOn: true, days: 30 }, 'right away within 30 days if it isn’t'],
    ['who decides where its owner wants to', 'at once', { isOn: false, days: 30 }, 'our team decides about an unused'],
    ['that its network decides', 'on request', { isOn: false, days: 14 }, 'the network decides about an unused'],
    ['that its network takes none', 'never', { isOn: false, days: 14 }, 'the network takes no eSIM back'],
    ['the law alone where nothing is told', null, { isOn: false, days: 14 }, 'Within 14 days, until it’s activated'],
  ])('says how money comes back: %s', (_what, takesBack, terms, said) => {
    const text = moneyBackText({ takesBack }, terms)
    expect(text).toMatch(/^Within 14 days, until it’s activated(; |$)/)
    expect(text).toContain(said)
  })

  it('has ten lines with a text in each, whatever is told', () => {
    const facts = record({
      startsAt: option(constantFrom('first use', 'installation', 'purchase')),
      installWithinDays: option(integer({ min: 1, max: 800 })),
      allowsHotspot: option(boolean()),
      slowSpeedKbps: option(integer({ min: 1, max: 10_000 })),
      exitCountry: option(constantFrom('FR', 'HK')),
      canTopUp: option(boolean()),
      takesBack: option(constantFrom('at once', 'on request', 'never')),
    })
    assert(
      property(facts, option(integer({ min: 0, max: 100_000 })), (told, totalCents) => {
        const lines = labelLines({ ...BUNDLE, facts: told, totalCents })
        expect(lines).toHaveLength(10)
        expect(new Set(lines.map(({ name }) => name)).size).toBe(10)
        for (const { texts } of lines) expect(texts.join('').trim()).not.toBe('')
      }),
    )
  })

  it('says what one promises and another doesn’t', () => {
    expect(promiseDifferences({ ...BUNDLE, facts: HOME_FACTS }, { ...BUNDLE, facts: HOME_FACTS })).toEqual([])
    const other = { ...HOME_FACTS, startsAt: 'installation' as const, allowsHotspot: true, exitCountry: 'HK' }
    expect(promiseDifferences({ ...BUNDLE, facts: other }, { ...BUNDLE, facts: HOME_FACTS })).toEqual([
      'Days start: when you install it',
      'Hotspot: allowed',
    ])
  })
})
