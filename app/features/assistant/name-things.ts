// What a question names, a place or a phone, and whether it is about that or only happens there.
import type { Catalogue } from '#shop/catalogue/bundle.ts'
import type { NamedThings } from '#shop/assistant/chosen-passages.ts'
import { wordsOf } from '#shop/assistant/word-root.ts'
import { bundlePassage, daysIn, sizeIn } from './bundle-passage.ts'
import { devicePassage } from './device-passage.ts'

const BUNDLE_WORDS = new Set(
  (
    'include included bundle bundles plan plans package packages price prices pricing cost costs cheap cheaper cheapest expensive euro euros eur pay buy ' +
    'data gb mb gigabyte gigabytes sell sold offer offers cover covers covered coverage available work works working ' +
    'need best fit fits travel travelling traveling going trip holiday vacation esim esims option options recommend ' +
    'day days week weeks month months night nights fly flying visit visiting country countries order purchase'
  ).split(' '),
)
const DEVICE_WORDS = new Set(
  'phone device able support supports supported compatible compatibility work works esim esims model have has capable'.split(
    ' ',
  ),
)

/** For `chosenPassages`: passages about named places and phones, and what is left of the question without them. */
export function nameThings(question: string, catalogue: Catalogue, vatBasisPoints: number): NamedThings {
  const device = devicePassage(question)
  const places = bundlePassage(device?.rest ?? question, catalogue, vatBasisPoints)
  const rest = places?.rest ?? device?.rest ?? question
  const left = wordsOf(rest)
  const isAbout = (words: Set<string>) => left.some((word) => words.has(word)) || sizeIn(rest) !== null || isBare(rest)
  const isAboutDevice = device !== null && isAbout(DEVICE_WORDS)
  const isAboutPlaces =
    places !== null && !TROUBLE.test(question) && (daysIn(question) !== null || isAbout(BUNDLE_WORDS))
  const named = [
    { passage: device?.passage, isAsked: isAboutDevice },
    { passage: places?.passage, isAsked: isAboutPlaces },
  ].flatMap(({ passage, isAsked }) => (passage ? [{ passage, isAsked }] : []))

  const isDone = (word: string) =>
    (isAboutDevice && DEVICE_WORDS.has(word)) || (isAboutPlaces && (BUNDLE_WORDS.has(word) || /^\d/.test(word)))
  return {
    asked: named.filter(({ isAsked }) => isAsked).map(({ passage }) => passage),
    mentioned: named.filter(({ isAsked }) => !isAsked).map(({ passage }) => passage),
    rest: left.filter((word) => !isDone(word)).join(' '),
  }
}

// Something is wrong there: nobody wants to buy a bundle now.
const TROUBLE = /\b(no|not|cannot|can[’']?t|doesn[’']?t|isn[’']?t|won[’']?t|problem|error|slow|stopped|wrong|stuck)\b/i
// 'Japan?', 'And Italy', 'What about the iPhone 12'.
const isBare = (text: string): boolean => wordsOf(text).length <= 3
