// A value as vendors write it: in any of several notations, with what copying leaves around it.
import { constantFrom, tuple } from 'fast-check'

const around = constantFrom('', ' ', '\n', '\r\n', '\t', '\u00a0', '\ufeff', '\u200b')

export const written = (...notations: string[]) =>
  tuple(around, constantFrom(...notations), around).map((parts) => parts.join(''))
