// A file that somebody saves. It is about one visitor, so nothing on the way may keep it.

/** Table programs tell UTF-8 by it. */
export const BYTE_ORDER_MARK = '\uFEFF'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml; charset=utf-8',
  zip: 'application/zip',
}

/** `name` without anything that a header could not hold. */
export const fileAnswer = (type: keyof typeof TYPES, name: string, body: BodyInit): Response =>
  new Response(body, {
    headers: {
      'content-type': TYPES[type],
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })

/** For a file that doesn't exist. */
export const notThere = (): Response => new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
