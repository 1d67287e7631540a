// Affiliates: how somebody becomes one, and who led a buyer here.
import type { AccountNeeds } from '#shop/account/accounts.ts'
import type { Base } from '#shop/base.ts'
import { bind } from '#shop/bind.ts'
import { acceptAffiliation } from './accept-affiliation.ts'
import { addOwnAffiliate } from './add-own-affiliate.ts'
import { acceptApplication, endAffiliate, refuseApplication, setJoining } from './answer-application.ts'
import { askToJoin } from './ask-to-join.ts'
import { findAffiliate } from './find-affiliate.ts'
import { openLink } from './open-link.ts'

/** What the checkout asks; it needs no accounts. */
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
