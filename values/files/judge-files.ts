// Which of the files that somebody sent are taken, as what, and why the others aren't.
import { keptFileName, shownFileName } from './file-name.ts'
import { sizeRefusal, type FileRefusal, type RefusedFile } from './file-limits.ts'
import type { JudgedFiles, KeptFile, SentFile } from './judged-files.ts'
import { readFileType } from './read-file-type.ts'
import { stripMetadata } from './strip-metadata.ts'

/** Nobody reads a longer list of what wasn't taken. */
const MOST_REFUSED = 20
const NAMELESS = 'file'

/** In the order in which they were sent, until there are too many of them. */
export function judgeFiles(sent: readonly SentFile[]): JudgedFiles {
  const [kept, refused]: [KeptFile[], RefusedFile[]] = [[], []]
  const taken = { count: 0, bytes: 0 }
  for (const file of sent) {
    if (refused.length === MOST_REFUSED) break
    const judged = judge(file, taken)
    if (typeof judged === 'string') refused.push({ name: shownFileName(file.name) || NAMELESS, why: judged })
    else {
      kept.push(judged)
      taken.count += 1
      taken.bytes += judged.bytes.length
    }
  }
  return { kept, refused }
}

function judge({ name, bytes }: SentFile, taken: { count: number; bytes: number }): KeptFile | FileRefusal {
  const why = sizeRefusal(bytes.length, taken)
  if (why) return why
  const known = readFileType(bytes)
  const kept = known && stripMetadata(known.type, known.bytes)
  return kept ? { name: keptFileName(name, known.type), type: known.type, bytes: kept } : 'type'
}
