import { describe, expect, it } from 'vitest'
import { detectForeignLanguage } from './foreign-language.ts'

describe('a question in', () => {
  it.each([
    ['Wie installiere ich meine eSIM?', 'de'],
    ['Was kostet ein Paket für Japan?', 'de'],
    ['Kann ich mit PayPal bezahlen?', 'de'],
    ['Ich habe kein Internet', 'de'],
    ['Hoe installeer ik mijn eSIM?', 'nl'],
    ['Wat kost het voor Spanje?', 'nl'],
    ['Comment installer mon eSIM ?', 'fr'],
    ['Combien coûte un forfait pour l’Italie ?', 'fr'],
    ['Bonjour', 'fr'],
    ['¿Cómo instalo mi eSIM?', 'es'],
    ['¿Cuánto cuesta para Japón?', 'es'],
    ['Come si installa la mia eSIM?', 'it'],
    ['Quanto costa per il Giappone?', 'it'],
    ['Como instalo o meu eSIM?', 'pt'],
    ['Não tenho internet', 'pt'],
    ['как установить eSIM?', 'other'],
    ['eSIMの設定方法は？', 'other'],
    ['كيف أقوم بتثبيت الشريحة', 'other'],
  ])('another language is recognized: %j is %s', (question, language) => {
    expect(detectForeignLanguage(question)).toBe(language)
  })

  it.each([
    'How do I install my eSIM?',
    'Which bundle for Japan and what does it cost?',
    'refund',
    'Japan',
    'La Palma esim price',
    'Las Vegas and Los Angeles',
    'San José, Costa Rica',
    'Türkiye 10 days',
    'Rio de Janeiro',
    'iphone 12 pro max',
    'PayPal?',
    'What is the price of 10 GB for Japan?',
    'no internet',
    '',
    '???',
  ])('English, or a bare name, is not: %j', (question) => {
    expect(detectForeignLanguage(question)).toBeNull()
  })
})
