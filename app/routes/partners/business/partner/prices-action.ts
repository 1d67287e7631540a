// What a business-admin does with the prices of the own shop: drafts some, puts them into force, or throws the drafts away.
import { cutText } from '#values/text/cut-text.ts'
import { adminCopy } from '#app/copy/office/admin.ts'
import { ownPricesCopy as copy } from '#app/copy/partners/own-prices.ts'
import { refusePlainly, type PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { FormResult, FormPost } from '#app/http/form-action.ts'
import type { FlashText } from '#app/session/flash.ts'
import { waitSentence } from '#app/session/too-often.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { SIZE_KEYS } from '#shop/catalogue/bundle/bundle.ts'
import type { RetailAnswer } from '#shop/partners/retail/change-retail-prices.ts'
import type { RetailEdit } from '#shop/partners/retail/retail-edit.ts'
import { formatEuro, readEuro } from '#values/money.ts'
import { partnerPath } from './partner-address.ts'

const INTENTS = ['draft_prices', 'hold_prices', 'drop_prices'] as const
type Intent = (typeof INTENTS)[number]

/** `typed` and `fields` go by the names of the fields. */
export type PricesAnswer = {
  kind: 'prices'
  intent: Intent
  message: string
  typed: Record<string, string>
  fields: Record<string, string>
}

export const isPricesIntent = (intent: string): intent is Intent => INTENTS.some((each) => each === intent)

type OfBusiness = FormPost<SessionUser> & { businessId: string }

export async function changePrices(
  { form, shop, caller, businessId }: OfBusiness,
  intent: Intent,
): Promise<FormResult<PricesAnswer | PlainRefusal>> {
  const zone = textOf(form, 'zone', 120)
  const change = { businessId, seen: textOf(form, 'version', 40) }
  const doors: Record<Intent, () => Promise<RetailAnswer>> = {
    draft_prices: () => shop.retail.draftRetailPrices({ ...change, zone, edits: editsIn(form) }, caller),
    hold_prices: () => shop.retail.holdRetailPrices(change, caller),
    drop_prices: () => shop.retail.dropRetailDrafts(change, caller),
  }
  const changed = await doors[intent]()
  if (changed.ok) {
    const text = changed.changed === 0 ? 'nothing_changed' : DONE[intent]
    return { to: partnerPath({ tab: 'prices', zone }), flash: { text } }
  }
  return refusalOf(intent, form, changed)
}

const DONE: Record<Intent, FlashText> = {
  draft_prices: 'prices_drafted',
  hold_prices: 'prices_held',
  drop_prices: 'drafts_dropped',
}

const nameOf = ({ kind, size }: Pick<RetailEdit, 'kind' | 'size'>) => `${kind}_${size}`

// Each field that the form has; what it leaves out stays as it is.
const editsIn = (form: FormData): RetailEdit[] =>
  SIZE_KEYS.flatMap((size) =>
    (['price', 'topup'] as const).flatMap((kind) => {
      const name = nameOf({ kind, size })
      return form.has(name) ? [{ kind, size, cents: readEuro(textOf(form, name)) }] : []
    }),
  )

type PricesRefusal = Exclude<RetailAnswer, { ok: true }>

function refusalOf(intent: Intent, form: FormData, refused: PricesRefusal): FormResult<PricesAnswer | PlainRefusal> {
  if (refused.problem === 'too_often')
    return { answer: { kind: 'refused', message: waitSentence(refused, adminCopy.tooOften) }, wait: refused }
  if (refused.problem !== 'prices_wrong')
    return refusePlainly(copy.problems[refused.problem], refused.problem === 'not_yours' ? 403 : 409)
  const typed = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, cutText(value, 40)]] : []))
  return {
    answer: {
      kind: 'prices',
      intent,
      message: copy.problems[intent === 'hold_prices' ? 'drafts_wrong' : 'prices_wrong'],
      typed: Object.fromEntries(typed),
      fields: Object.fromEntries(refused.wrong.map((wrong) => [nameOf(wrong), copy.wrong(wrong, formatEuro)])),
    },
    status: 422,
  }
}
