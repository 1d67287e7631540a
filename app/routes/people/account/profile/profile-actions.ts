// The forms of the profile: name, address, password, company and single sessions.
import { atOf } from '#app/session/request-context.ts'
import { authProblems } from '#app/copy/people/auth.ts'
import { profileCopy } from '#app/copy/people/account-profile.ts'
import { isEuCountry } from '#values/country/country.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { companyDetails, companyProblems, companyValues } from '#app/features/company-form/company-form.ts'
import { done, refused, tooOften, type AccountPost, type Verdict } from '../verdict.ts'

const { problems } = profileCopy
const TAB = 'profile'

export async function changeName({ user, shop, form }: AccountPost): Promise<Verdict> {
  const fullName = textOf(form, 'fullName', 500)
  const changed = await shop.customers.changeName({ userId: user.id, fullName })
  return changed.ok ? done(TAB) : refused({ fields: { fullName: problems[changed.problem] }, values: { fullName } })
}

export async function changeEmail({ user, shop, form, context }: AccountPost): Promise<Verdict> {
  const email = textOf(form, 'email', 300)
  const asked = await shop.customers.changeEmail(
    { userId: user.id, email, password: textOf(form, 'password') },
    atOf(context),
  )
  if (asked.ok) return done(TAB)
  const values = { email }
  if (asked.problem === 'too_often') return tooOften(asked, values)
  const field = asked.problem === 'password_wrong' ? 'password' : 'email'
  return refused({ fields: { [field]: problems[asked.problem] }, values })
}

export async function changePassword({ user, shop, form, token, context }: AccountPost): Promise<Verdict> {
  const [password, repeated] = [textOf(form, 'password'), textOf(form, 'repeated')]
  const fault = shop.accounts.checkNewPassword({ password, repeated }, atOf(context))
  if (fault) {
    const field = fault === 'password_mismatch' ? 'repeated' : 'password'
    return refused({ fields: { [field]: authProblems[fault] } })
  }
  const own = await shop.accounts.checkOwnPassword({ userId: user.id, password: textOf(form, 'current') })
  if (!own.ok) {
    if (own.problem === 'too_often') return tooOften(own)
    return refused({ fields: { current: problems[own.problem] } })
  }
  const changed = await shop.accounts.changeOwnPassword(
    { userId: user.id, password, repeated, keptToken: token ?? undefined },
    atOf(context),
  )
  if (changed.ok) return done(TAB)
  return changed.problem === 'too_often' ? tooOften(changed) : refused({ error: authProblems[changed.problem] })
}

// One list of all countries; the checkout has two, for the sake of its VAT.
export async function saveCompany({ user, shop, form }: AccountPost): Promise<Verdict> {
  const country = textOf(form, 'country', 2)
  const typed = { ...companyValues(form), companyHandle: '', isOutsideEu: country !== '' && !isEuCountry(country) }
  const values = typed.isOutsideEu ? { ...typed, country: '', outsideEuCountry: country } : typed
  const details = companyDetails(values)
  const fields = companyProblems(details, values.isOutsideEu, false)
  const kept = Object.fromEntries(
    Object.entries({ ...typed, country }).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
  if (Object.keys(fields).length > 0) return refused({ fields, values: kept })
  const saved = await shop.customers.saveOwnCompany(user, details)
  return saved.ok ? done(TAB) : refused({ error: problems[saved.problem], values: kept }, 500)
}

export async function endSession({ shop, form, caller }: AccountPost): Promise<Verdict> {
  const isEnded = await shop.accounts.endSession(textOf(form, 'session', 60), caller)
  return isEnded ? done(TAB) : refused({ error: profileCopy.sessions.gone }, 404)
}
