// Who does something that is recorded, for slices that know no accounts.
import type { At } from '#values/brand-facts.ts'
import type { AuditActor } from './audit-row.ts'

/** Who acts, with their role, and at which brand's address. */
export type Acting = At & { actor: { id: string; type: string } }

export const auditActorOf = ({ actor: { id, type } }: Acting): AuditActor => ({ id, role: type })
