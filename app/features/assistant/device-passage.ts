// Whether the phone that a question names can use an eSIM, as the device page says it.
import { href } from 'react-router'
import { answersCopy } from '#app/copy/support/assistant.ts'
import { DEVICES } from '#app/features/devices/device-list.ts'
import { plain } from '#app/format/plain.ts'
import type { Device } from '#app/features/devices/search-devices.ts'
import type { Passage } from '#shop/support/assistant/passage.ts'

const copy = answersCopy.device

export type AboutDevice = { passage: Passage; rest: string }

/** The phone with the longest matching name, so that an 'iPhone 12 Pro' is no 'iPhone 12'; or null. */
export function devicePassage(question: string, devices: readonly Device[] = DEVICES): AboutDevice | null {
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
