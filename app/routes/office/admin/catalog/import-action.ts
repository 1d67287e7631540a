// POST /super-admin-dashboard/catalog: a zone is added; a file is looked at, and carried out once somebody has seen what it changes.
import { href } from 'react-router'
import { catalogCopy } from '#app/copy/office/catalog.ts'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type PageAnswer, type FormResult, type FormPost } from '#app/http/form-action.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { CatalogueChange } from '#shop/catalogue/bundle/catalogue-change.ts'
import type { CsvFault, ImportWrong } from '#shop/catalogue/bundle/read-import.ts'
import { textOfFile } from '#values/text/file-text.ts'
import { zonePath } from '../catalog-address.ts'
import { readCountryCodes, refusalText } from './zone-action.ts'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

/** 20,000 bundles take half of it. */
const MOST_BYTES = 2_500_000
/** Changes that the page lists; it counts the others. */
const MOST_SHOWN = 100
const { file } = catalogCopy

export type ImportAnswer =
  /** Its first changes, and how many there are; `isAgain` when the catalog changed since the file was looked at. */
  | {
      kind: 'preview'
      packed: string
      version: string
      lines: number
      changes: CatalogueChange[]
      count: number
      isAgain: boolean
    }
  | { kind: 'refused'; problem: string; faults: CsvFault[]; more: number }
  | { kind: 'zone'; problem: string; typed: { name: string; codes: string } }

const refuse = (problem: string, status = 400): PageAnswer<ImportAnswer> => ({
  answer: { kind: 'refused', problem, faults: [], more: 0 },
  status,
})

export const answerCatalog = formAction({
  who: whoIsLetIn,
  unreadable: () => refuse(deskCopy.unreadable),
  run: (posted): Promise<FormResult<ImportAnswer>> => {
    const intent = textOf(posted.form, 'intent')
    if (intent === 'zone') return addZone(posted)
    return intent === 'save' ? save(posted) : preview(posted)
  },
})

async function addZone({ form, shop, caller }: FormPost<SessionUser>): Promise<FormResult<ImportAnswer>> {
  const typed = { name: textOf(form, 'name'), codes: textOf(form, 'codes') }
  const added = await shop.catalogue.addZone({ name: typed.name, countries: readCountryCodes(form) }, caller)
  if (added.ok) return { to: zonePath(typed.name.replace(/\s+/g, ' ').trim()), flash: { text: 'zone_added' } }
  const refused = (problem: string): ImportAnswer => ({ kind: 'zone', problem, typed })
  if (added.problem === 'too_often') return { answer: refused(deskCopy.tooOften(added.retryAfterSeconds)), wait: added }
  if (added.problem === 'changed') return { answer: refused(catalogCopy.zone.changed), status: 409 }
  const problem = added.problems[0]?.problem ?? 'zone_name'
  return { answer: refused(refusalText(problem, form)), status: 400 }
}

async function preview({ form, context }: FormPost<SessionUser>): Promise<FormResult<ImportAnswer>> {
  const typed = form.get('file')
  if (!(typed instanceof File) || typed.size === 0) return refuse(file.missing)
  if (typed.size > MOST_BYTES) return refuse(file.tooLarge, 413)
  return lookAt(context, textOfFile(await typed.bytes()))
}

async function lookAt(context: Context, text: string, isAgain = false): Promise<PageAnswer<ImportAnswer>> {
  const seen = await context.get(shopContext).catalogue.viewImport(text)
  if (!seen.ok) return wrong(seen)
  const { version, lines, changes } = seen
  const shown = { changes: changes.slice(0, MOST_SHOWN), count: changes.length }
  const answer = { kind: 'preview', packed: await packFile(text), version, lines, ...shown, isAgain } as const
  return isAgain ? { answer, status: 409 } : { answer }
}

async function save({ form, context, shop, caller }: FormPost<SessionUser>): Promise<FormResult<ImportAnswer>> {
  const text = await unpackFile(textOf(form, 'packed'), MOST_BYTES)
  if (text === null) return refuse(deskCopy.unreadable)
  const taken = await shop.catalogue.takeImport({ text, version: textOf(form, 'version') }, caller)
  if (taken.ok)
    return {
      to: href('/super-admin-dashboard/catalog'),
      flash: taken.changed > 0 ? { text: 'catalog_saved', count: taken.changed } : { text: 'nothing_changed' },
    }
  switch (taken.problem) {
    case 'too_often':
      return { ...refuse(deskCopy.tooOften(taken.retryAfterSeconds)), wait: taken }
    // Somebody else was quicker: what the file would change now is looked at before it is saved.
    case 'changed':
    case 'edits_wrong':
      return lookAt(context, text, true)
    default:
      return wrong(taken)
  }
}

function wrong(found: ImportWrong): PageAnswer<ImportAnswer> {
  switch (found.problem) {
    case 'lines_wrong': {
      const { faults, more } = found
      return { answer: { kind: 'refused', problem: file.faults(faults.length + more), faults, more }, status: 400 }
    }
    case 'columns':
      return refuse(file.columnsMissing(found.missing.join(', ')))
    case 'not_csv':
      return refuse(file.notCsv(found.line))
    default:
      return refuse(file.tooMany)
  }
}

// A file that was looked at goes to the page and comes back with the confirmation, packed: a tenth of its length, and no
// work for whoever else is served.

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

export const packFile = async (text: string): Promise<string> => (await pack(text)).toString('base64url')

/** Null if it wasn't packed here, or is longer than so many bytes. */
export async function unpackFile(packed: string, mostBytes: number): Promise<string | null> {
  try {
    return (await unpack(Buffer.from(packed, 'base64url'), { maxOutputLength: mostBytes })).toString('utf8')
  } catch {
    return null
  }
}
