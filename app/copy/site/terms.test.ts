import { describe, expect, it } from 'vitest'
import { termsCopy } from './terms.ts'

const sections = termsCopy.sections('Wander Pass')
const textOf = (id: string) => sections.find((section) => section.id === id)?.text.join(' ') ?? ''

describe('the general terms', () => {
  it('have eleven sections, each with a summary in plain words and an anchor of its own', () => {
    expect(sections).toHaveLength(11)
    expect(new Set(sections.map(({ id }) => id)).size).toBe(11)
    expect(sections.filter(({ plainly, text }) => !plainly || text.length === 0)).toEqual([])
    expect(termsCopy.updatedOn).toBe('05-03-2025')
  })

  it.each([
    ['validity', 'valid up to 90 days after first data use'],
    ['validity', 'activated within 1 year of purchase'],
    ['prices', 'Prices include taxes'],
    ['payment', 'Payment is made in advance'],
    ['withdrawal', 'no withdrawal right after activation'],
    ['liability', 'limited to the amount paid'],
    ['law', 'Dutch law applies'],
  ])('say under "%s": %s', (id, fact) => {
    expect(textOf(id)).toContain(fact)
  })
})
