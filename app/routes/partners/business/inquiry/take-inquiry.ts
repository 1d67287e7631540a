// POST /business: keeps the inquiry as a message to the shop, and answers with the prepared email that it is as well.
import { inquiryCopy as copy } from '#app/copy/partners/business.ts'
import { everybody, formAction, type FormResult, type FormPost } from '#app/http/form-action.ts'
import { readTouch } from '#app/session/affiliate-touch.ts'
import { brandContext, atOf, publicUrlContext } from '#app/session/request-context.ts'
import { rateLimitKeyOf } from '#app/session/visitor.ts'
import { asText } from '#shop/support/inbox/ticket.ts'
import { contactAddress, prepareMail, readInquiry, type InquiryProblems, type PreparedMail } from './inquiry-mail.ts'

type InquiryAnswer = {
  problems: InquiryProblems | null
  mail: PreparedMail | null
  /** Beyond the limit, the prepared email still works; the ticket is null then. */
  ticket: string | null
  /** A link to join by is on its way. */
  isInvited: boolean
}

export const takeInquiry = formAction({ who: everybody, run: keepInquiry })

async function keepInquiry({ request, context, form, shop }: FormPost): Promise<FormResult<InquiryAnswer>> {
  const read = readInquiry(form)
  if (!read.ok) return { answer: { problems: read.problems, mail: null, ticket: null, isInvited: false }, status: 400 }
  const brand = context.get(brandContext)
  const { topic, name, email, company, message } = read.inquiry
  const kept = await shop.inbox.openTicket({
    // The same words on one day are one inquiry, however often they are sent.
    formId: `inquiry ${shop.today()}`,
    kind: 'business',
    orderId: null,
    businessId: brand.id,
    name,
    email,
    company: company || null,
    subject: copy.topics[topic].name,
    text: asText(message) || copy.noMessage,
    rateLimitKey: rateLimitKeyOf(context),
  })
  // Wanting the free tier is also recorded as an application, so that the owner can accept it with one click, or it is
  // accepted automatically.
  const joining =
    topic === 'economy' && kept.ok
      ? await shop.affiliates.askToJoin(
          {
            name,
            email,
            company: company || null,
            touch: await readTouch(request, context),
            rateLimitKey: rateLimitKeyOf(context),
          },
          atOf(context),
        )
      : null
  const mail = prepareMail(read.inquiry, contactAddress(brand, context.get(publicUrlContext)))
  return {
    answer: {
      problems: null,
      mail,
      ticket: kept.ok ? kept.number : null,
      isInvited: joining?.ok ? joining.isInvited : false,
    },
  }
}
