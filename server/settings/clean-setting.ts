// What an owner pastes into a setting is cleaned once, and a fault names the setting and what it was.
import { z } from 'zod'
import { cutText } from '#values/text/cut-text.ts'

/** A byte order mark, line breaks, and quotes, which files of settings leave around a value. */
const AROUND = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu
const QUOTED = /^"([^"]*)"$|^'([^']*)'$|^[“”]([^“”]*)[“”]$|^[‘’]([^‘’]*)[‘’]$/u
const UNSEEN = /[\p{C}\u2028\u2029]/u
const MOST_SHOWN = 60
/** Their values are secret, or contain one. */
const HOLDS_A_SECRET = /SECRET|KEY|TOKEN|_URL$|ENDPOINT/

/** The value without what surrounds it; a character inside that nobody sees is a problem. */
export function cleanSetting(given: string | undefined): { value: string; problem?: string } {
  let value = given ?? ''
  for (let before: string | null = null; before !== value;) {
    before = value
    const trimmed = value.replaceAll(AROUND, '')
    const [, ...inside] = QUOTED.exec(trimmed) ?? []
    value = inside.find((text) => text !== undefined) ?? trimmed
  }
  // As a program prints it that reads the value from a file.
  if (/\\[rn]$/.test(value)) return { value, problem: 'ends with a line break that is written out' }
  return UNSEEN.test(value) ? { value, problem: 'contains a line break or an invisible character' } : { value }
}

/** Values separated by commas, each cleaned and of this form, such as an old and a new secret. */
export const list = (form: RegExp, rule: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((each) => cleanSetting(each).value))
    .refine((values) => values.every((value) => form.test(value)), rule)

/** 'PORT eighty must be …', without the values of secrets. */
export const shownFault = (name: string, rule: string, value: string | undefined): string =>
  value === undefined || HOLDS_A_SECRET.test(name)
    ? `${name} ${rule}`
    : `${name} '${cutText(value, MOST_SHOWN)}' ${rule}`
