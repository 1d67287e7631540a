import { describe, expect, it } from 'vitest'
import { readLines, toTranscript, toTurns, withLine, withoutFailure, type ChatLine } from './conversation.ts'

const line = (from: ChatLine['from'], text: string, kind: ChatLine['kind'] = 'said') => ({
  from,
  text,
  kind,
  links: [],
})
const talk = (...lines: ReturnType<typeof line>[]) => lines.reduce<ChatLine[]>(withLine, [])
const FAILED = talk(
  line('user', 'One?'),
  line('assistant', 'One.'),
  line('user', 'Two?'),
  line('assistant', 'Sorry', 'failed'),
)

describe('a conversation', () => {
  it('repeats its last questions and answers, without failures', () => {
    expect(toTurns(FAILED)).toEqual([
      { role: 'user', text: 'One?' },
      { role: 'assistant', text: 'One.' },
      { role: 'user', text: 'Two?' },
    ])
    expect(toTurns(talk(...Array.from({ length: 20 }, (_, at) => line('user', String(at)))))).toHaveLength(6)
  })

  it('asks a failed question once more', () => {
    expect(withoutFailure(FAILED)).toMatchObject({ question: 'Two?', lines: { length: 3 } })
    expect(withoutFailure(FAILED.slice(0, 2))).toMatchObject({ question: null, lines: { length: 2 } })
    expect(withoutFailure([])).toEqual({ question: null, lines: [] })
  })

  it('becomes a text with speakers, shortened at its beginning if it is too long', () => {
    expect(toTranscript(FAILED, 'Alpha')).toBe('You: One?\n\nAlpha Assistant: One.\n\nYou: Two?')
    expect(toTranscript(FAILED, 'Alpha', 30)).toBe('You: Two?')
    expect(toTranscript(talk(line('user', 'x'.repeat(100))), 'Alpha', 30)).toHaveLength(30)
  })

  it('is restored from the tab unchanged, without anything that isn’t ours', () => {
    expect(readLines(JSON.stringify(FAILED))).toEqual(FAILED)
    const foreign = { ...FAILED[0], links: [{ to: 'javascript:alert(1)', label: 'x' }] }
    expect(readLines(JSON.stringify([foreign, { from: 'admin' }, null, FAILED[0]]))).toEqual([FAILED[0]])
    for (const broken of [null, '', '{', '{}', '"x"']) expect(readLines(broken)).toEqual([])
  })
})
