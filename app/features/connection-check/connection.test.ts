import { describe, expect, it } from 'vitest'
import { connectionDraft, readAnswers, supportDraftPath } from './connection.ts'

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

describe('the answers about the connection', () => {
  it('become part of the address, and text again in the message to support', () => {
    const answers = readAnswers(form({ line: 'yes', roaming: 'no', flight: 'maybe', intent: 'support' }))
    const path = supportDraftPath('shop_order_1', answers, 'Not Activated')
    expect(path).toBe('/support?reference=shop_order_1&connection=y-n---&network=Not+Activated')

    const draft = connectionDraft(new URL(path, 'http://shop.test').searchParams)
    expect(draft?.message).toContain('- Line turned on: yes')
    expect(draft?.message).toContain('- Data roaming on: no')
    expect(draft?.message).toContain('- Original APN: not answered')
    expect(draft?.message).toContain('Network status: Not Activated')
  })

  it.each(['', 'connection=', 'connection=yyy', 'connection=yyyyyyy', 'connection=<b>yyy'])(
    'become no message from %j',
    (search) => expect(connectionDraft(new URLSearchParams(search))).toBeNull(),
  )

  it('add nothing else to the message', () => {
    const draft = connectionDraft(new URLSearchParams('connection=------&network=Call+me+now'))
    expect(draft?.message).toContain('Network status: not checked')
  })
})
