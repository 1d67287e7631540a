// GET /super-admin-dashboard/papers.zip: every invoice and credit note of a month as PDF, and as data where it is a company's.
import { reportsCopy } from '#app/copy/figures/dashboards-platform.ts'
import { refuseExport } from '#app/features/own-proof/refuse-export.ts'
import { fileAnswer, notThere } from '#app/http/file-answer.ts'
import type { PackedFile } from '#app/http/zip-stream.ts'
import { guardedUser } from '#app/session/guards.ts'
import { callerOf, reportContext, shopContext } from '#app/session/request-context.ts'
import { readSessionToken } from '#app/session/sign-in-cookies.ts'
import type { Invoice } from '#shop/sales/invoicing/invoice.ts'
import { writeUbl } from '#shop/sales/invoicing/write-ubl.ts'
import { giveTurn } from '#values/in-turns.ts'
import { readPeriod, reportPagePath } from './platform/report-period.ts'
import type { Route } from './+types/papers-zip.ts'

export async function loader({ request, url: { searchParams }, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext)
  const { period, isWrong } = readPeriod(searchParams, shop.today())
  if (isWrong) return notThere()
  const token = await readSessionToken(request, context)
  const taken = await shop.accounting.takePapers({ ...period, token }, callerOf(context, guardedUser(context)))
  if (taken.ok) {
    // Loaded with the first one that somebody takes.
    const { zipStream } = await import('#app/http/zip-stream.ts')
    return fileAnswer('zip', `papers-${period.name}.zip`, zipStream(filesOf(taken.papers, context.get(reportContext))))
  }
  if (taken.problem === 'no_month') return notThere()
  return refuseExport({ request, back: reportPagePath(searchParams) }, taken, reportsCopy.tooOften)
}

/** A paper that can't be made ends the download, since the rest would pass for the whole month; `report` hears why. */
async function* filesOf(
  papers: AsyncIterable<Invoice>,
  report: (problem: unknown) => void,
): AsyncGenerator<PackedFile> {
  try {
    yield* drawnFiles(papers)
  } catch (problem) {
    report(problem)
    throw problem
  }
}

async function* drawnFiles(papers: AsyncIterable<Invoice>): AsyncGenerator<PackedFile> {
  const { drawInvoice } = await import('#app/features/invoice/draw-invoice.tsx')
  for await (const paper of papers) {
    // Drawing takes the server a moment each time.
    await giveTurn()
    const at = new Date(`${paper.issuedOn}T12:00:00Z`)
    yield { name: `${paper.number}.pdf`, bytes: await drawInvoice(paper), isPacked: true, at }
    const xml = paper.snapshot.buyer.company === null ? null : writeUbl(paper)
    if (xml !== null) yield { name: `${paper.number}.xml`, bytes: new TextEncoder().encode(xml), isPacked: false, at }
  }
}
