// The audit log's part of the counter: the use cases of a brand write into it, and anybody who doubts it may check it.
import type { ChainEnd } from '#shop/audit/audit-row.ts'
import { recordAudit, type NoteOfBrand, type RecordAudit } from '#shop/audit/record-audit.ts'
import { verifyAuditChain } from '#shop/audit/verify-audit-chain.ts'
import type { Brand } from '#shop/brand/brand.ts'
import { listAudit, type AuditQuestion } from '#shop/desk/list-audit.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

/** What happens at the address of this brand is noted under it. */
export const recordAuditAt =
  (world: ShopDeps, { audit }: Stores, brand: Brand): RecordAudit =>
  (entry) =>
    recordAudit({ ...world, audit }, { ...entry, businessId: brand.id })

type Answer = { ok: boolean }
type Done<Answered extends Answer> = Extract<Answered, { ok: true }>

/** Does something and notes it as one: neither is there without the other. What was refused, or changed nothing, is not noted. */
export const notingAt =
  (world: ShopDeps, stores: Stores, brand: Brand) =>
  <Answered extends Answer>(
    act: () => Promise<Answered>,
    noteOf: (done: Done<Answered>) => NoteOfBrand | null,
  ): Promise<Answered> =>
    world.database.tx(async () => {
      const answered = await act()
      const note = isDone(answered) ? noteOf(answered) : null
      if (note) await recordAuditAt(world, stores, brand)(note)
      return answered
    })

const isDone = <Answered extends Answer>(answered: Answered): answered is Done<Answered> => answered.ok

export const openAudit = (stores: Stores) => ({
  verifyAuditChain: (known?: ChainEnd) => verifyAuditChain(stores, known),
  /** One page of the log, the newest first. */
  listAudit: (question: AuditQuestion) => listAudit(stores, question),
})
