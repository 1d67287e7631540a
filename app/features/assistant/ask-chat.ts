// Asks the assistant, for the page's form and the JSON call alike.
import { currentLanguage } from '#app/language/current-language.ts'
import { speakIn } from '#app/language/speak-in.ts'
import { visitorVat } from '#app/features/checkout/visitor-vat.ts'
import { shopContext, brandContext, atOf } from '#app/session/request-context.ts'
import { visitorCurrency } from '#app/session/visitor-currency.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import { factsOnSale } from '#shop/catalogue/bundle/bundle-facts.ts'
import { dataOnSale } from '#shop/catalogue/bundle/data-on-sale.ts'
import { detectForeignLanguage } from '#shop/support/assistant/foreign-language.ts'
import type { AskedTurn } from '#shop/support/assistant/question.ts'
import { DEFAULT_LANGUAGE } from '#values/language.ts'
import { helpPassages } from './help-passages.ts'
import { nameInLanguage } from './name-in-language.ts'
import { smallTalk, worded, type ChatAnswer } from './word-answer.ts'

export async function askChat(
  request: Request,
  context: Context,
  { question, history }: { question: string; history: AskedTurn[] },
): Promise<ChatAnswer> {
  const spoken = detectForeignLanguage(question)
  const foreign = spoken === currentLanguage() ? null : spoken
  const polite = smallTalk(question, foreign)
  if (polite) return polite

  const shop = context.get(shopContext)
  const product = context.get(brandContext).name
  const [catalogue, vat, { currency }] = await Promise.all([
    shop.catalogue.viewCatalogue(atOf(context)),
    visitorVat(request, context),
    visitorCurrency(request, context),
  ])
  const onSale = { facts: factsOnSale(catalogue), data: dataOnSale(catalogue) }
  // With the list of phones, which is long.
  const { nameThings } = await import('./name-things.ts')
  const passages = () => helpPassages(product, shop.assistant.hasChatModel, onSale)
  const answer = await shop.assistant.askAssistant({
    question,
    history,
    rateLimitKey: rateLimitKeyOf(context),
    product,
    library: passages(),
    english: await speakIn(DEFAULT_LANGUAGE, passages),
    nameThings: (text) =>
      nameInLanguage(text, foreign, (english) => nameThings(english, catalogue, vat.basisPoints, currency)),
  })
  return worded(answer, foreign)
}
