// Adds, changes, and deletes templates of answers; they are the whole team's.
import { randomUUID } from 'node:crypto'
import type { Base } from '#shop/assembly/base.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { AuditAction } from '#shop/records/audit/audit-row.ts'
import { ACT_LIMIT } from '#shop/support/staff/staff-limit.ts'
import type { TooOften } from '#values/outcome.ts'
import {
  listUnknown,
  MOST_TEMPLATES,
  MOST_TEMPLATE_TEXT,
  templateName,
  type AnswerTemplate,
} from './answer-template.ts'
import { asText } from './ticket.ts'

export type SaveTemplateDeps = Pick<Base, 'templates' | 'withAudit' | 'limiter' | 'clock'>
export type TemplateProblem =
  | 'name_missing'
  | 'name_taken'
  | 'text_missing'
  | 'template_too_long'
  | 'too_many_templates'
  | 'template_changed'
  | 'template_gone'
/** `placeholder_unknown` tells which ones. */
type Refusal = { ok: false; problem: TemplateProblem } | { ok: false; problem: 'placeholder_unknown'; names: string[] }
type TemplateResult = { ok: true; id: string } | Refusal
type Words = Pick<AnswerTemplate, 'name' | 'text'>

/** All of them, by name. */
export const listTemplates = ({ templates }: Pick<Base, 'templates'>): Promise<AnswerTemplate[]> => templates.list()

/**
 * Problems: `name_missing`, `name_taken`, `text_missing`, `template_too_long` (3,000 characters), `placeholder_unknown`,
 * `too_many_templates` (50), `too_often`.
 */
export async function addTemplate(
  deps: SaveTemplateDeps,
  typed: Words,
  caller: Caller,
): Promise<TemplateResult | TooOften> {
  const words = readWords(typed)
  if (!words.ok) return words
  const { templates, clock } = deps
  return noted(deps, 'template_added', caller, async () => {
    if ((await templates.count()) >= MOST_TEMPLATES) return { ok: false, problem: 'too_many_templates' }
    const [id, now] = [randomUUID(), clock.now()]
    const isKept = await templates.put({ id, name: words.name, text: words.text, createdAt: now, updatedAt: now })
    return isKept ? { ok: true, id } : { ok: false, problem: 'name_taken' }
  })
}

/** Problems: those of `addTemplate`, and `template_changed` if somebody else changed or deleted it since. */
export async function changeTemplate(
  deps: SaveTemplateDeps,
  { id, seenVersion, ...typed }: Words & { id: string; seenVersion: number },
  caller: Caller,
): Promise<TemplateResult | TooOften> {
  const words = readWords(typed)
  if (!words.ok) return words
  return noted(deps, 'template_changed', caller, async () => {
    const { name, text } = words
    const changed = await deps.templates.change(id, seenVersion, { name, text }, deps.clock.now())
    if (changed === 'saved') return { ok: true, id }
    return { ok: false, problem: changed === 'taken' ? 'name_taken' : 'template_changed' }
  })
}

/** Problems: `template_gone`, `too_often`. */
export const deleteTemplate = (
  deps: SaveTemplateDeps,
  id: string,
  caller: Caller,
): Promise<TemplateResult | TooOften> =>
  noted(deps, 'template_deleted', caller, async () =>
    (await deps.templates.remove(id)) ? { ok: true, id } : { ok: false, problem: 'template_gone' },
  )

function readWords({ name: typed, text: typedText }: Words): ({ ok: true } & Words) | Refusal {
  const [name, text] = [templateName(typed), asText(typedText)]
  if (name === '') return { ok: false, problem: 'name_missing' }
  if (text === '') return { ok: false, problem: 'text_missing' }
  if (text.length > MOST_TEMPLATE_TEXT) return { ok: false, problem: 'template_too_long' }
  const names = listUnknown(text)
  return names.length > 0 ? { ok: false, problem: 'placeholder_unknown', names } : { ok: true, name, text }
}

async function noted(
  { limiter, withAudit }: SaveTemplateDeps,
  action: AuditAction,
  caller: Caller,
  act: () => Promise<TemplateResult>,
): Promise<TemplateResult | TooOften> {
  const allowed = await limiter.take(ACT_LIMIT, caller.actor.id)
  if (!allowed.ok) return allowed
  return withAudit(act, ({ id }) => ({ actor: actorOf(caller.actor), action, subject: id }), caller)
}
