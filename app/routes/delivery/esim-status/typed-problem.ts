// Checks the two fields before submitting; the server applies the same rules again.
import { statusCopy, statusProblems } from '#app/copy/delivery/esim-status.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { digitsOfIccid, isIccid } from '#values/iccid.ts'
import { fieldOf, type StatusField } from '#app/features/esim-figures/status-answer.ts'

export type TypedProblem = { message: string; field: StatusField | null }

/** The first problem of both fields together, in the order of the server (after-purchase rules §5 "Status check"). */
export function typedProblem(email: string, iccid: string): TypedProblem | null {
  const [hasEmail, hasIccid] = [email.trim() !== '', iccid.trim() !== '']
  if (!hasEmail && !hasIccid) return said('nothing_given')
  if (hasEmail && !isEmail(normalizeEmail(email))) return said('email_invalid')
  if (!hasIccid) return said('iccid_missing')
  return isIccid(iccid) ? null : said('iccid_invalid')
}

const said = (problem: keyof typeof statusProblems) => ({ message: statusProblems[problem], field: fieldOf(problem) })

/** What a field says of itself when it is left; nothing while it is empty. */
export function leftFieldProblem(field: StatusField, text: string): string | null {
  if (text.trim() === '') return null
  if (field === 'email') return isEmail(normalizeEmail(text)) ? null : statusProblems.email_invalid
  return isIccid(text) ? null : statusCopy.form.iccidShort
}

/** '17 of 19-20 digits' while an ICCID is being typed. */
export function digitsText(iccid: string): string | null {
  const { length } = digitsOfIccid(iccid)
  return length === 0 || isIccid(iccid) ? null : statusCopy.form.iccidCount(length)
}
