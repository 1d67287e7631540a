// Tells everybody who waits for a country that it is on sale, once. It goes by what is sold and not by what was changed, so
// that no way in which a country comes on sale can be forgotten: by hand, by a file, on its day, or with a network.
import type { Base } from '#shop/assembly/base.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import { isCountrySold } from '#shop/catalogue/trip/find-offers.ts'
import { wishLink } from './ask-for-country.ts'
import type { WishedCountry } from './wish-store.ts'

/** Emails of one transaction. */
const AT_ONCE = 50

type AnswerWishesDeps = Pick<Base, 'wishes' | 'clock' | 'transaction' | 'readPriceList' | 'findTenant' | 'sealerOf'> & {
  sendAccountMail: SendAccountMail
}

/** The countries that somebody waits for, and a bundle of their brand covers now. Costs one statement if nobody waits. */
export async function listWishesToAnswer({
  wishes,
  clock,
  readPriceList,
}: Pick<AnswerWishesDeps, 'wishes' | 'clock' | 'readPriceList'>): Promise<WishedCountry[]> {
  const sold: WishedCountry[] = []
  for (const wished of await wishes.listWished(clock.now())) {
    const { selling } = await readPriceList(wished.businessId)
    if (isCountrySold(selling, wished.country)) sold.push(wished)
  }
  return sold
}

/**
 * Deletes each wish for a country together with queuing its email, in the language in which it was asked: both happen or
 * neither does, so it is told exactly once, on any number of nodes.
 */
export async function answerWishes(deps: AnswerWishesDeps, wished: WishedCountry): Promise<void> {
  const tenant = await deps.findTenant(wished.businessId)
  for (;;) {
    const answered = await deps.transaction(async () => {
      const taken = await deps.wishes.take(wished, deps.clock.now(), AT_ONCE)
      for (const { id, email, language } of taken) {
        const link = `${tenant.origin}/bundleselector?to=${wished.country}`
        const stopLink = wishLink(deps, tenant.origin, id)
        const facts = { recipientName: null, country: wished.country, link, stopLink }
        await deps.sendAccountMail({ kind: 'country_on_sale', email, facts, language }, { tenant })
      }
      return taken.length
    })
    if (answered < AT_ONCE) return
  }
}

/** How many people wait for each country that isn't sold, most first; nobody learns who they are. */
export const countWishes = ({ wishes, clock }: Pick<Base, 'wishes' | 'clock'>) => wishes.countByCountry(clock.now())
