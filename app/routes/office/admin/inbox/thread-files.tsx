// The files of an entry: pictures as they are, everything else by its name, and what was not kept with the reason.
import { href } from 'react-router'
import { messageCopy as copy } from '#app/copy/office/inbox.ts'
import { sentence, Verbatim } from '#app/ui/verbatim.tsx'
import { isPicture, type FileType } from '#values/files/file-types.ts'
import type { ShownEntry } from './read-message.ts'

export function ThreadFiles({ number, files }: { number: string; files: ShownEntry['files'] }) {
  if (files.length === 0) return null
  return (
    <ul className="thread-files">
      {files.map(({ id, name, type, size, refusal }) => (
        <li key={id}>
          {type ? (
            <FileLink
              address={href('/admin-dashboard/inbox/:number/files/:file', { number, file: id })}
              {...{ name, type, size }}
            />
          ) : (
            refusal && (
              <span className="desk-line-meta">
                {sentence(copy.notKept(name, copy.notKeptBecause[refusal]), [name])}
              </span>
            )
          )}
        </li>
      ))}
    </ul>
  )
}

type FileLinkProps = { address: string; name: string; type: FileType; size: number }

// A file is saved and never opened as a page of the shop's; the picture above its name is drawn as a picture only.
const FileLink = ({ address, name, type, size }: FileLinkProps) => (
  <a href={address} download={name} className="thread-file">
    {isPicture(type) && <img src={address} alt="" loading="lazy" decoding="async" />}
    <span>
      <Verbatim className="link">{name}</Verbatim>{' '}
      <span className="desk-line-meta">
        {copy.fileTypes[type]}, {copy.fileSize(size)}
      </span>
    </span>
  </a>
)
