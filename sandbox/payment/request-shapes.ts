// The building blocks of request parameters, and the provider's messages for invalid ones.
import { z } from 'zod'
import type { FormObject, FormValue } from './form-body.ts'
import { StripeProblem, invalid } from './stripe-problem.ts'

export const text = z.string().max(5_000)
export const whole = z
  .string()
  .regex(/^-?\d{1,12}$/, 'parameter_invalid_integer')
  .transform(Number)
export const flag = z
  .enum(['true', 'false'], { error: 'parameter_invalid_boolean' })
  .transform((value) => value === 'true')
export const decimal = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,4})?$/, 'parameter_invalid_decimal')
  .transform(Number)
export const currency = z
  .string()
  .regex(/^[a-zA-Z]{3}$/, 'invalid_currency')
  .transform((value) => value.toLowerCase())
export const email = z
  .string()
  .max(512)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email_invalid')
export const webAddress = z.string().max(5_000).refine(isWebAddress, 'url_invalid')
export const metadata = z
  .record(z.string().min(1).max(40), z.string().max(500))
  .refine((all) => Object.keys(all).length <= 50)
export const created = z
  .union([
    whole,
    z.strictObject({ gt: whole.optional(), gte: whole.optional(), lt: whole.optional(), lte: whole.optional() }),
  ])
  .transform((value) => (typeof value === 'number' ? { gte: value, lte: value } : value))
export const paging = {
  limit: whole.optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
}

const WORDS: Record<string, (value: string) => string> = {
  parameter_invalid_integer: (value) => `Invalid integer: ${value}`,
  parameter_invalid_boolean: (value) => `Invalid boolean: ${value}`,
  parameter_invalid_decimal: (value) => `Invalid decimal: ${value}`,
  invalid_currency: (value) => `Invalid currency: ${value}.`,
  email_invalid: (value) => `Invalid email address: ${value}`,
  url_invalid: () => 'Not a valid URL',
}

// Throws the first problem as the provider would name it.
export function check<Shape extends z.ZodType>(shape: Shape, params: FormObject): z.output<Shape> {
  const result = shape.safeParse(params)
  if (result.success) return result.data
  const unknown = result.error.issues.find((issue) => issue.code === 'unrecognized_keys')
  const issue = unknown ?? result.error.issues[0]
  throw issue === undefined ? invalid('Invalid request.') : problemOf(issue, params)
}

function problemOf(issue: z.core.$ZodIssue, params: FormObject): StripeProblem {
  if (issue.code === 'unrecognized_keys') {
    const param = nameOf([...issue.path, issue.keys[0] ?? ''])
    return invalid(`Received unknown parameter: ${param}`, 'parameter_unknown', param)
  }
  const param = nameOf(issue.path)
  const value = valueAt(params, issue.path)
  if (value === undefined) return invalid(`Missing required param: ${param}.`, 'parameter_missing', param)
  const shown = typeof value === 'string' ? value.slice(0, 200) : 'object'
  const words = WORDS[issue.message]
  if (words !== undefined) return invalid(words(shown), issue.message, param)
  if (value === '') {
    return invalid(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`,
      'parameter_invalid_empty',
      param,
    )
  }

  return invalid(`Invalid ${param}: ${shown}`, undefined, param)
}

function nameOf(path: PropertyKey[]): string {
  return path.map((part, i) => (i === 0 ? String(part) : `[${String(part)}]`)).join('')
}

function valueAt(params: FormObject, path: PropertyKey[]): FormValue | undefined {
  let place: FormValue | undefined = params
  for (const part of path) {
    if (place === undefined || typeof place === 'string') return undefined
    place = Array.isArray(place) ? place[Number(part)] : place[String(part)]
  }

  return place
}

function isWebAddress(value: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol)
  } catch {
    return false
  }
}
