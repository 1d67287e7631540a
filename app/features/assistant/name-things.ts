// What a question names, a place or a phone, and whether it is about that or only happens there.
import type { ShownCurrency } from '#app/session/shell-data.ts'
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import type { NamedThings } from '#shop/support/assistant/chosen-passages.ts'
import { listWordRoots, listWords } from '#shop/support/assistant/word-root.ts'
import { bundlePassage, findSize } from './bundle-passage.ts'
import { href } from 'react-router'
import { answersCopy } from '#app/copy/support/assistant.ts'
import { DEVICES } from '#app/features/devices/device-list.ts'
import { plain } from '#app/format/plain.ts'
import type { Device } from '#app/features/devices/search-devices.ts'
import type { Passage } from '#shop/support/assistant/passage.ts'

/** What we sell: with a place beside them, the question is what we sell there, whatever else it says. */
const OURS = new Set(
  listWordRoots(
    'bundle plan package esim sim card data gb mb gigabyte megabyte internet coverage cover covered roaming reception',
  ),
)
/** What people say around it: how they travel and with whom, and what it costs. Other things have a price, too. */
const AROUND = new Set(
  listWordRoots(
    'price pricing cost cheap cheaper cheapest expensive euro eur amount total buy order purchase sell sold offer available ' +
      'availability work function run usable usage valid support include need best good fit recommend suggest option choose ' +
      'travel trip roadtrip holiday vacation journey tour tourist cruise honeymoon weekend conference family business ' +
      'wife husband partner child daughter son parent mother father girlfriend boyfriend friend kid ' +
      'going heading leaving planning booked spend first last work abroad ' +
      'fly flying visit stay live land landing drive drove backpacking arrive transit stopover layover plan day week month night summer winter ' +
      'country city island north south east west northern southern eastern western coast region area whole entire ' +
      'connect connection signal traveler traveller travellers user person people next tomorrow soon both ok okay fine number ' +
      '2 3 4 5 6 7 8 9 10 14 15 20 21 28 30',
  ),
)
/** Where a place is named, its bundles have the prices: 'top up price for Europe' is about topping up. */
const PRICE = new Set(listWordRoots('price cost cheap expensive'))
const DEVICE_WORDS = new Set(
  'phone device able support supports supported compatible compatibility work works esim esims model have has capable'.split(
    ' ',
  ),
)

/** For `chosenPassages`: passages about named places and phones, and what is left of the question without them. */
export function nameThings(
  question: string,
  catalogue: Catalogue,
  vatBasisPoints: number,
  currency: ShownCurrency | null = null,
): NamedThings {
  const device = devicePassage(question)
  const places = bundlePassage(device?.rest ?? question, { ...catalogue, vatBasisPoints, currency })
  const rest = places.rest.replace(TO_PAY, 'price')
  const isAskedDevice = device !== null && isAboutDevice(rest)
  const isAskedPlaces = places.passage !== null && isAboutPlaces(question, rest, isAskedDevice)
  const named = [
    { passage: device?.passage, isAsked: isAskedDevice },
    { passage: places.passage, isAsked: isAskedPlaces },
  ].flatMap(({ passage, isAsked }) => (passage ? [{ passage, isAsked }] : []))

  const isDone = (word: string) =>
    (places.passage !== null && isAll(word, PRICE)) ||
    (isAskedDevice && DEVICE_WORDS.has(word)) ||
    (isAskedPlaces && (isAll(word, OURS) || isAll(word, AROUND) || /^\d/.test(word)))
  return {
    asked: named.filter(({ isAsked }) => isAsked).map(({ passage }) => passage),
    mentioned: named.filter(({ isAsked }) => !isAsked).map(({ passage }) => passage),
    rest: listWords(rest)
      .filter((word) => !isDone(word))
      .join(' '),
  }
}

const isAboutDevice = (rest: string): boolean =>
  listWords(rest).some((word) => DEVICE_WORDS.has(word)) ||
  findSize(rest) !== null ||
  listWords(rest).length <= 3 ||
  listWordRoots(rest).length === 0

// A place with nothing else said, or with what we sell. 'What does beer cost there' and 'the weather there' are neither.
function isAboutPlaces(question: string, rest: string, isBesideDevice: boolean): boolean {
  if (TROUBLE.test(question)) return false
  const towns = new Set(listWordRoots(question.match(TOWN)?.join(' ') ?? ''))
  const said = listWordRoots(rest).filter((root) => !towns.has(root) && (!isBesideDevice || !DEVICE_WORDS.has(root)))
  if (findSize(rest) !== null || said.some((root) => OURS.has(root))) return true
  return !GEOGRAPHY.test(question) && said.every((root) => AROUND.has(root))
}

const isAll = (word: string, roots: ReadonlySet<string>): boolean =>
  listWordRoots(word).every((root) => roots.has(root))

// Something is wrong there: nobody wants to buy a bundle now.
const TROUBLE =
  /\b(no|not|cannot|can[’']?t|doesn[’']?t|don[’']?t|isn[’']?t|won[’']?t|problem|error|slow|stopped|wrong|stuck|(ran|run|running) out|used up|lost|stolen|deleted)\b/i
/** 'Where is Bosnia?', 'What time is it in Tokyo?'. */
const GEOGRAPHY = /^\W*(?:who|why|when|where(?:[’']s| is| are)|what time)\b/i
/** A place that we don't know, before one that we do: 'Sorrento, Italy'. */
const TOWN = /\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]+)*(?=, )/gu
/** 'What do I pay for Japan' is about the price, and not about how to pay. */
const TO_PAY = /\b(?:how much|what) (?:do|would|will|must) (?:i|we) (?:have to )?pay\b/i

// Whether the phone that a question names can use an eSIM, as the device page says it.

const copy = answersCopy.device

type AboutDevice = { passage: Passage; rest: string }

/** The phone with the longest matching name, so that an 'iPhone 12 Pro' is no 'iPhone 12'; or null. */
function devicePassage(question: string, devices: readonly Device[] = DEVICES): AboutDevice | null {
  let longest: { device: Device; written: string } | null = null
  for (const device of devices)
    for (const name of namesOf(device)) {
      const written = patternOf(name).exec(plain(question))?.[0]
      if (written && written.length > (longest?.written.length ?? 0)) longest = { device, written }
    }
  if (!longest) return null

  const { device, written } = longest
  const text = [copy[device.esim](device.model), device.note, copy.check].filter(Boolean).join(' ')
  const passage = {
    title: copy.title(device.model),
    text,
    path: `${href('/devices')}?q=${encodeURIComponent(device.model)}`,
  }
  return { passage, rest: plain(question).replace(written, ' ') }
}

// 'Galaxy S21' also matches 'S21'; a bare number is no name.
function namesOf({ brand, model }: Device): string[] {
  const short = model.replace(/^galaxy /i, '')
  return [
    `${brand} ${model}`,
    model,
    ...(/[a-z]/i.test(short) && short !== model ? [short, `${brand} ${short}`] : []),
  ].map(plain)
}

// With or without a space, but not inside a longer word or number.
function patternOf(name: string): RegExp {
  const letters = name
    .replace(/[\s-]+/g, ' ')
    .split(' ')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])${letters.join('[\\s-]*')}(?![\\p{L}\\p{N}+])`, 'u')
}
