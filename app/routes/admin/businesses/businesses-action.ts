// POST /super-admin-dashboard: brands are added, changed, suspended and resumed; admins are invited and revoked.
import { callerOf } from '#app/session/caller.ts'
import { data, redirect } from 'react-router'
import { adminCopy } from '#app/copy/admin.ts'
import { brandSettingsCopy } from '#app/copy/brand-settings.ts'
import { businessesCopy } from '#app/copy/businesses.ts'
import { requireRole } from '#app/session/guards.ts'
import { hasRepeatedNames, readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import { textOf } from '#app/forms/text-of.ts'
import { answerPeople } from '../admins/admins-action.ts'
import { refusePlainly } from '#app/features/desk/plain-refusal.ts'
import { saveBrand } from '#app/features/brand-editor/brand-action.ts'

export type AddAnswer = {
  kind: 'add'
  message: string
  fields: Record<string, string>
  values: { name: string; domain: string; orderPrefix: string }
}

const PAGE = '/super-admin-dashboard'
const LIST = `${PAGE}?tab=businesses`
const { problems } = businessesCopy

const editAddress = (id: string) => `${LIST}&edit=${encodeURIComponent(id)}`

export async function answerPlatform(request: Request, context: Context) {
  const user = await requireRole(request, context, ['super-admin'])
  const form = await readForm(request)
  if (hasRepeatedNames(form)) return refusePlainly(adminCopy.unreadable, 400)
  const shop = context.get(shopContext)
  const brandId = new URL(request.url).searchParams.get('edit')?.slice(0, 60) ?? ''
  switch (textOf(form, 'intent')) {
    case 'save_brand':
      return saveBrand({ context, shop, form, user, brandId, doneAt: `${editAddress(brandId)}&done=brand` })
    case 'add':
      return add(context, form, user)
    case 'suspend':
      return suspend(context, form, user, true)
    case 'resume':
      return suspend(context, form, user, false)
    default:
      return answerPeople(context, form, user, `${PAGE}?tab=overview`)
  }
}

async function add(context: Context, form: FormData, user: SessionUser) {
  const typed = (field: string) => textOf(form, field).trim().slice(0, 400)
  const values = { name: typed('name'), domain: typed('domain'), orderPrefix: typed('orderPrefix') }
  const added = await context
    .get(shopContext)
    .brands.addBusiness(
      { name: values.name, domain: values.domain || null, orderPrefix: values.orderPrefix || null },
      callerOf(context, user),
    )
  if (added.ok) return redirect(`${editAddress(added.id)}&done=add`, 303)
  const { wrong } = brandSettingsCopy
  const words: Record<string, string> = { name: wrong.name, domain: wrong.domain, orderPrefix: wrong.orderPrefix }
  const names = added.problem === 'setting_invalid' ? added.settings : []
  const isOfDomain = added.problem === 'domain_taken' || added.problem === 'domain_missing'
  return data<AddAnswer>(
    {
      kind: 'add',
      message: problems[added.problem],
      fields: isOfDomain
        ? { domain: problems[added.problem] }
        : Object.fromEntries(names.map((name) => [name, words[name] ?? wrong.text])),
      values,
    },
    added.problem === 'domain_taken' ? 409 : 400,
  )
}

async function suspend(context: Context, form: FormData, user: SessionUser, isSuspended: boolean) {
  const brandId = textOf(form, 'business').slice(0, 60)
  const done = await context.get(shopContext).brands.suspendBusiness({ brandId, isSuspended }, callerOf(context, user))
  if (done.ok) return redirect(`${LIST}&done=${isSuspended ? 'suspend' : 'resume'}`, 303)
  return refusePlainly(problems[done.problem], done.problem === 'no_business' ? 404 : 409)
}
