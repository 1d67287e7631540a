import { describe, expect, it } from 'vitest'
import { connectionLetter, readAnswers, supportLetterPath } from './connection.ts'

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('the answers about the connection', () => {
  it('travel to support as letters and arrive as a letter', () => {
    const answers = readAnswers(form({ line: 'yes', roaming: 'no', flight: 'maybe', intent: 'support' }))
    const path = supportLetterPath('shop_order_1', answers, 'Not Activated')
    expect(path).toBe('/support?reference=shop_order_1&connection=y-n---&network=Not+Activated')

    const letter = connectionLetter(new URL(path, 'http://shop.test').searchParams)
    expect(letter?.message).toContain('- Line turned on: yes')
    expect(letter?.message).toContain('- Data roaming on: no')
    expect(letter?.message).toContain('- Original APN: not answered')
    expect(letter?.message).toContain('Network status: Not Activated')
  })

  it.each(['', 'connection=', 'connection=yyy', 'connection=yyyyyyy', 'connection=<b>yyy'])(
    'write no letter from %j',
    (search) => expect(connectionLetter(new URLSearchParams(search))).toBeNull(),
  )

  it('let no foreign words into the letter', () => {
    const letter = connectionLetter(new URLSearchParams('connection=------&network=Call+me+now'))
    expect(letter?.message).toContain('Network status: not checked')
  })
})
