import { describe, expect, it, vi } from 'vitest'
import { contactAddress, LONGEST_MESSAGE, prepareMail, readInquiry, type Inquiry } from './inquiry-mail.ts'

const inquiry: Inquiry = {
  topic: 'premium-economy',
  name: 'Robin Reisende',
  email: 'robin@example.com',
  company: 'Reise & Co',
  message: 'Two lines:\nhow do we begin?',
}

function aForm(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...inquiry, ...fields })) form.set(name, value)
  return form
}

describe('the inquiry form', () => {
  it('takes a whole inquiry', () => {
    expect(readInquiry(aForm({ email: ' Robin@Example.com ' }))).toEqual({ ok: true, inquiry })
  })

  it('needs no company and no message', () => {
    expect(readInquiry(aForm({ company: '', message: ' ' }))).toMatchObject({
      ok: true,
      inquiry: { company: '', message: '' },
    })
  })

  it('names everything that is missing', () => {
    expect(readInquiry(new FormData())).toMatchObject({
      ok: false,
      problems: {
        topic: 'Please choose a topic',
        name: 'Please enter your name',
        email: 'Please enter a valid email address',
      },
    })
  })

  it.each(['__proto__', 'toString', 'economy '])('rejects the topic %j', (topic) => {
    expect(readInquiry(aForm({ topic }))).toMatchObject({ ok: false })
  })

  it('limits the message to what a mailto link can hold', () => {
    const read = readInquiry(aForm({ message: 'x'.repeat(5_000) }))
    expect(read.ok && read.inquiry.message).toHaveLength(LONGEST_MESSAGE)
  })
})

describe('the prepared e-mail', () => {
  it('says who asks for what', () => {
    const { href, subject, text } = prepareMail(inquiry, 'hello@shop.example')
    const address = new URL(href)
    expect(address.protocol).toBe('mailto:')
    expect(address.pathname).toBe('hello@shop.example')
    expect(address.searchParams.get('subject')).toBe(subject)
    expect(address.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(text)
    expect(text).toBe(
      'Inquiry: White-label shop\nName: Robin Reisende\nEmail: robin@example.com\nCompany: Reise & Co\n\nTwo lines:\nhow do we begin?',
    )
  })

  it('lets no typed text become a header or another recipient', () => {
    const read = readInquiry(aForm({ name: 'A\r\nBcc: x@y.example', message: '&cc=x@y.example&subject=free' }))
    if (!read.ok) throw new Error('refused')
    const { href, subject } = prepareMail(read.inquiry, 'hello@shop.example?bcc=z@y.example')
    expect(subject).not.toMatch(/[\r\n]/)
    const [to, query = ''] = href.split('?')
    expect(to).toBe('mailto:hello@shop.example%3Fbcc%3Dz@y.example')
    expect([...new URLSearchParams(query).keys()]).toEqual(['subject', 'body'])
  })

  it('survives half a character, even in a browser that can’t repair it', () => {
    const known = vi.spyOn(String.prototype, 'toWellFormed').mockImplementation(() => {
      throw new TypeError('toWellFormed is not a function')
    })
    const { href } = prepareMail({ ...inquiry, message: '\ud83c 🏳' }, 'hello@shop.example')
    known.mockRestore()
    expect(href).toContain(encodeURIComponent('\ufffd 🏳'))
  })

  it('goes to the company, or to the support of the shop’s domain', () => {
    expect(contactAddress({ company: { email: 'b2b@co.example' } }, 'https://shop.example')).toBe('b2b@co.example')
    expect(contactAddress({}, 'https://shop.example:8443')).toBe('support@shop.example')
    expect(contactAddress({}, '')).toBe('support@localhost')
  })
})
