// The name under which a file that somebody sent is kept and saved: no path, no sign that hides or turns letters, no name
// that pretends to be another kind of file.
import { cutText } from '#values/text/cut-text.ts'
import { FILE_TYPES, type FileType } from './file-types.ts'

const MOST_CHARACTERS = 80
/** Beyond this nobody looks for where a path ends. */
const MOST_TYPED = 1_000
/** What some system doesn't allow in a name. */
const FORBIDDEN = /["*:<>?|]/g

/** As it can be shown; empty if nothing of it can. */
export function shownFileName(typed: string): string {
  const end = typed.slice(-MOST_TYPED).toWellFormed().normalize('NFC')
  const name = (end.split(/[/\\]/).at(-1) ?? '').replace(/\s+/g, ' ').replace(/\p{C}/gu, '').replace(FORBIDDEN, '_')
  const bare = name.replace(/^[. ]+|[. ]+$/g, '')
  const { stem, ending } = partsOf(bare)
  return ending === '' ? cutText(bare, MOST_CHARACTERS) : `${cutText(stem, MOST_CHARACTERS - 12).trimEnd()}.${ending}`
}

/** As it is kept, with an ending that says what the file really is. */
export function keptFileName(typed: string, type: FileType): string {
  const name = shownFileName(typed)
  const [first, ...others] = FILE_TYPES[type].endings
  const endings: string[] = [first, ...others]
  if (name === '' || endings.includes(name.toLowerCase())) return `file.${first}`
  return endings.includes(partsOf(name).ending.toLowerCase()) ? name : `${name}.${first}`
}

/** 'photo' and 'png' of 'photo.png'; an ending is short, and something stands before it. */
function partsOf(name: string): { stem: string; ending: string } {
  const [, stem = name, ending = ''] = /^(.+)\.([a-z\d]{1,10})$/is.exec(name) ?? []
  return { stem, ending }
}
