// POST /super-admin-dashboard: brands are added, changed, suspended and resumed; admins are invited and revoked; emails to
// those who run the shop are switched.
import { platformPath } from './platform-path.ts'
import { adminCopy } from '#app/copy/office/admin.ts'
import { brandSettingsCopy } from '#app/copy/people/brand-settings.ts'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { businessesCopy } from '#app/copy/office/businesses.ts'
import { formAction, whoIsLetIn, type FormResult, type FormPost } from '#app/http/form-action.ts'
import { NOTICE_TOPICS } from '#shop/delivery/notice/notice-topic.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { saveRetailTerms, type RetailAnswer } from './businesses/retail-action.ts'
import { changePartners, type PartnersAnswer } from './businesses/partners-action.ts'
import { testConnection, type ConnectionAnswer } from './setup/connection-action.ts'
import { answerPeople, type PeopleAnswer } from './admin-action.ts'
import { refusePlainly, type PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { saveBrand, type BrandAnswer } from '#app/features/brand-editor/brand-action.ts'

export type AddAnswer = {
  kind: 'add'
  message: string
  fields: Record<string, string>
  values: { name: string; domain: string; orderPrefix: string }
}

const { problems } = businessesCopy

export const answerPlatform = formAction({
  who: whoIsLetIn,
  unreadable: () => refusePlainly(adminCopy.unreadable, 400),
  async run(
    posted,
  ): Promise<
    FormResult<BrandAnswer | PeopleAnswer | AddAnswer | RetailAnswer | PartnersAnswer | ConnectionAnswer | PlainRefusal>
  > {
    const { url, form } = posted
    const brandId = textOf(url.searchParams, 'edit', 60)
    const intent = textOf(form, 'intent')
    switch (intent) {
      case 'save_brand':
        return saveBrand({ ...posted, brandId, doneAt: platformPath('businesses', { edit: brandId, done: 'brand' }) })
      case 'save_retail':
        return saveRetailTerms(posted, brandId, platformPath('businesses', { edit: brandId, done: 'retail' }))
      case 'invite_partner':
      case 'renew_partner':
      case 'withdraw_partner':
        return changePartners(posted, intent, brandId)
      case 'test_connection':
        return (await testConnection(posted)) ?? refusePlainly(adminCopy.unreadable, 400)
      case 'add':
        return add(posted)
      case 'suspend':
        return suspend(posted, true)
      case 'resume':
        return suspend(posted, false)
      case 'switch_payment_mails':
        return switchPaymentMails(posted)
      case 'save_notices':
        return switchNotices(posted)
      default:
        return answerPeople(posted, platformPath('overview'))
    }
  },
})

async function add({ form, shop, caller }: FormPost<SessionUser>): Promise<FormResult<AddAnswer>> {
  const typed = (field: string) => textOf(form, field, 400).trim()
  const values = { name: typed('name'), domain: typed('domain'), orderPrefix: typed('orderPrefix') }
  const added = await shop.brands.addBusiness(
    { name: values.name, domain: values.domain || null, orderPrefix: values.orderPrefix || null },
    caller,
  )
  if (added.ok) return { to: platformPath('businesses', { edit: added.id, done: 'add' }) }
  const { wrong } = brandSettingsCopy
  const words: Record<string, string> = { name: wrong.name, domain: wrong.domain, orderPrefix: wrong.orderPrefix }
  return {
    answer: {
      kind: 'add',
      message: problems[added.problem],
      fields:
        added.problem === 'setting_invalid'
          ? Object.fromEntries(added.settings.map((name) => [name, words[name] ?? wrong.text]))
          : { [added.problem === 'prefix_taken' ? 'orderPrefix' : 'domain']: problems[added.problem] },
      values,
    },
    status: added.problem === 'domain_taken' || added.problem === 'prefix_taken' ? 409 : 400,
  }
}

async function switchPaymentMails({ form, shop, caller }: FormPost<SessionUser>): Promise<FormResult<PlainRefusal>> {
  const saved = await shop.checkout.switchPaymentMails(textOf(form, 'on') === 'yes', caller)
  if (saved.ok) return { to: platformPath('reports'), flash: { text: 'notices_saved' } }
  return { ...refusePlainly(deskCopy.tooOften(saved.retryAfterSeconds), 429), wait: saved }
}

async function switchNotices({ form, shop, caller }: FormPost<SessionUser>): Promise<FormResult<PlainRefusal>> {
  const wanted = NOTICE_TOPICS.filter((topic) => textOf(form, topic) === 'on')
  const saved = await shop.notices.saveNotices(wanted, caller)
  if (saved.ok) return { to: platformPath('system'), flash: { text: 'notices_saved' } }
  return { ...refusePlainly(deskCopy.tooOften(saved.retryAfterSeconds), 429), wait: saved }
}

async function suspend(
  { form, shop, caller }: FormPost<SessionUser>,
  isSuspended: boolean,
): Promise<FormResult<PlainRefusal>> {
  const brandId = textOf(form, 'business', 60)
  const done = await shop.brands.setSuspension({ brandId, isSuspended }, caller)
  if (done.ok) return { to: platformPath('businesses', { done: isSuspended ? 'suspend' : 'resume' }) }
  return refusePlainly(problems[done.problem], done.problem === 'no_business' ? 404 : 409)
}
