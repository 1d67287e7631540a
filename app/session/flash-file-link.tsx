import type { FlashFile } from '#app/copy/site/flash.ts'

// Without `download`: if a proof is asked for again, its page opens instead of being saved as the file.
export const FlashFileLink = ({ file: { address, link } }: { file: FlashFile }) => (
  <a href={address} className="link inline-flex min-h-11 items-center">
    {link}
  </a>
)
