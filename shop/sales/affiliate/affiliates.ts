// Affiliates: how somebody becomes one, and who referred a buyer.
import type { AccountNeeds } from '#shop/people/account/accounts.ts'
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { acceptAffiliation } from './accept-affiliation.ts'
import { addOwnAffiliate } from './add-own-affiliate.ts'
import { acceptApplication, endAffiliate, refuseApplication, setJoining } from './answer-application.ts'
import { askToJoin } from './ask-to-join.ts'
import { findAffiliate } from './find-affiliate.ts'
import { openLink } from './open-link.ts'

/** For the checkout, which needs no accounts. */
export const createAttribution = (base: Base) => bind(base, { findAffiliate })

export const createAffiliates = (needs: AccountNeeds) =>
  bind(needs, {
    acceptAffiliation,
    acceptApplication,
    addOwnAffiliate,
    askToJoin,
    endAffiliate,
    openLink,
    refuseApplication,
    setJoining,
  })
