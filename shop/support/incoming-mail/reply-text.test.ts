import { describe, expect, it } from 'vitest'
import { replyText, wholeText } from './reply-text.ts'

const plain = (text: string) => replyText({ text, html: null })

describe('the text of a reply', () => {
  it.each([
    ['alone', 'It works.\nThank you!', 'It works.\nThank you!'],
    [
      'above a quote',
      'It works.\n\nOn Mon, 23 Nov 2026 at 12:00, Shop <a@b.example> wrote:\n\n> Turn on\n> roaming.',
      'It works.',
    ],
    [
      'above a quote whose introduction is broken into lines',
      'It works.\n\nOn Mon, 23 Nov 2026 at 12:00, Wander Pass <\nno-reply@wander-pass.example> wrote:\n> Turn on.',
      'It works.',
    ],
    ['in German', 'Geht wieder.\n\nAm 23.11.26 um 12:00 schrieb Wander Pass:\n> Roaming an.', 'Geht wieder.'],
    ['in Dutch', 'Werkt.\n\nOp 23 nov 2026 om 12:00 schreef Wander Pass <a@b.example>:\n> Zet aan.', 'Werkt.'],
    ['above a copy', 'It works.\n\n-----Original Message-----\nFrom: Shop\nTurn on roaming.', 'It works.'],
    ['above the line of Outlook', 'It works.\n________________________________\nFrom: Shop\nTurn on.', 'It works.'],
    [
      'above the headers of a copy, in any language',
      'Geht.\n\nVon: Wander Pass <a@b.example>\nGesendet: Montag\nAn: Nora\nBetreff: Antwort\n\nRoaming an.',
      'Geht.',
    ],
    ['below and between quotes', '> Did it help?\nYes.\n> And now?\nNo.', '> Did it help?\nYes.\n> And now?\nNo.'],
    ['that ends with a colon', 'These are my numbers:\n\n> 1\n> 2', 'These are my numbers:'],
    [
      'with a number before a quote',
      'My ICCID is 8931084205963248120, see:\n\n> 1',
      'My ICCID is 8931084205963248120, see:',
    ],
    ['next to the introduction', 'Yes.\nOn 23 Nov 2026, Shop <a@b.example> wrote:\n> Did it?', 'Yes.'],
    [
      'with a list of facts',
      'Hello\n\nPhone: Pixel 9\nCity: Rome\nSince: noon\nBars: two',
      'Hello\n\nPhone: Pixel 9\nCity: Rome\nSince: noon\nBars: two',
    ],
    ['or repeats the whole where it says nothing else', '> Turn on roaming.', '> Turn on roaming.'],
    ['without what nobody sees', 'It\u0000 works.\u200b\r\nYes.', 'It works.\u200b\nYes.'],
  ])('%s', (_what, written, said) => {
    expect(plain(written)).toBe(said)
  })

  it('is that of its HTML without a plain text: without its quotes, or all of it where it says nothing else', () => {
    expect(replyText({ text: ' ', html: { whole: 'Yes.\nRoaming on.', unquoted: 'Yes.' } })).toBe('Yes.')
    expect(replyText({ text: null, html: { whole: 'Roaming on.', unquoted: '' } })).toBe('Roaming on.')
    expect(wholeText({ text: null, html: { whole: 'Yes.\nRoaming on.', unquoted: 'Yes.' } })).toBe('Yes.\nRoaming on.')
    expect(replyText({ text: 'No.', html: { whole: 'Yes.', unquoted: 'Yes.' } })).toBe('No.')
  })

  it('is limited in length', () => {
    expect(plain('x'.repeat(30_000))).toHaveLength(20_004)
    expect(wholeText({ text: null, html: null })).toBe('')
  })

  it.each([
    ['rules', '-'.repeat(200_000)],
    ['colons', ': '.repeat(150_000)],
    ['quotes', '>\n'.repeat(150_000)],
    ['headers', 'a: b\n'.repeat(60_000)],
  ])('is found quickly, even in an email full of %s', (_what, text) => {
    const begun = performance.now()
    plain(text)
    expect(performance.now() - begun).toBeLessThan(5_000)
  })
})
