// The wholesale networks of a storm. Their books name our orders in their own ways, and are read in ours.
import { z } from 'zod'
import { LISTED_WITHIN_MS } from '#adapters/airalo/orders.ts'
import { referenceIn, toldReference } from '#adapters/airalo/reference.ts'
import { transactionIdOf } from '#adapters/esim-access/esim-access.ts'
import { ADDED_WITHIN_MS } from '#adapters/esim-access/top-ups.ts'
import { CARRIED_OUT_WITHIN_MS } from '#adapters/esim-go/purchases.ts'
import { toldReferenceIn, transactionIdOf as firstTransactionOf } from '#adapters/zendit/transaction-ids.ts'

/** What is sold of a wholesaler, and where its traveler goes. */
export type Wholesale = { network: WholesalerName; bundleId: string; to: string }
export type WholesalerName = keyof typeof WHOLESALERS

type Terms = {
  name: string
  login: Record<string, string>
  /** What it sells here. */
  packageId: string
  to: string
  /** What it is told of our reference. */
  told: (reference: string) => string
  /** The same, from what stands in its books. */
  toldIn: (text: string) => string
  /** An unused eSIM can be canceled at once, without a person. */
  takesBack: boolean
  /** If it recognizes no repeated request: how long one may stay unlisted whose answer was lost, before it is made again. */
  asksAgainAfterMs: number
}

export const WHOLESALERS = {
  'esim-access': {
    name: 'eSIM Access',
    login: { accessCode: 'sandbox-access', secret: 'sandbox-secret' },
    packageId: 'FR_3_15',
    to: 'FR',
    told: transactionIdOf,
    toldIn: (text) => text,
    takesBack: true,
    // Of its top-ups; it recognizes repeated orders.
    asksAgainAfterMs: ADDED_WITHIN_MS,
  },
  airalo: {
    name: 'Airalo',
    login: { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' },
    packageId: 'france-mobile-15days-3gb',
    to: 'FR',
    told: toldReference,
    toldIn: referenceIn,
    takesBack: false,
    asksAgainAfterMs: LISTED_WITHIN_MS,
  },
  'esim-go': {
    name: 'eSIM Go',
    login: { apiKey: 'sandbox-key' },
    packageId: 'esim_3GB_15D_IT_V2',
    to: 'IT',
    told: (reference) => reference,
    toldIn: (text) => text,
    takesBack: true,
    asksAgainAfterMs: CARRIED_OUT_WITHIN_MS,
  },
  zendit: {
    name: 'Zendit',
    login: { apiKey: 'sand_sandbox-key' },
    packageId: 'ESIM-IT-15D-3GB',
    to: 'IT',
    told: (reference) => firstTransactionOf(reference),
    toldIn: (text) => toldReferenceIn(text) ?? text,
    takesBack: true,
    asksAgainAfterMs: 0,
  },
} as const satisfies Record<string, Terms>
export const WHOLESALER_NAMES = ['esim-access', 'airalo', 'esim-go', 'zendit'] as const satisfies WholesalerName[]

const booksAnswer = z.object({
  esims: z.array(
    z.object({
      iccid: z.string(),
      reference: z.string(),
      ended: z.string().nullable(),
      references: z.array(z.string()),
    }),
  ),
})

type SoldProfile = { iccid: string; customReference: string; state: string; grants: string[] }

/**
 * Its eSIMs as the specified network lists its profiles. `references`: the orders that may stand in its books; an eSIM
 * of any other keeps the words that stand there. What was added to an eSIM has no words where orders take no reference.
 */
export async function readWholesale(
  sandboxUrl: string,
  network: WholesalerName,
  references: readonly string[],
): Promise<SoldProfile[]> {
  const { told, toldIn } = WHOLESALERS[network]
  const ours = new Map(references.map((reference) => [told(reference), reference]))
  const nameOf = (text: string) => ours.get(toldIn(text)) ?? text
  const read = await fetch(`${sandboxUrl}/control/wholesale/${network}`)
  const { esims } = booksAnswer.parse(await read.json())
  return esims.map(({ iccid, reference, ended, references: [, ...added] }) => ({
    iccid,
    customReference: nameOf(reference),
    state: ended === null ? 'held' : 'released',
    grants: added.map(nameOf),
  }))
}
