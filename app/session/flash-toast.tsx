// Shows the message left by the previous page, once for each time that one was left, and starts its download.
import { useEffect } from 'react'
import type { FlashWords } from '#app/copy/site/flash.ts'
import { useToast } from '#app/ui/toast.tsx'
import { FlashFileLink } from './flash-file-link.tsx'

let said: FlashWords | null = null

export function FlashToast({ flash }: { flash: FlashWords }): null {
  const { show } = useToast()
  useEffect(() => {
    if (said === flash) return
    said = flash
    const { title, text, isBad, file } = flash
    show({
      title,
      description: text,
      tone: isBad ? 'destructive' : 'default',
      action: file && <FlashFileLink file={file} />,
    })
    // An attachment leaves the page where it is.
    if (file) window.location.assign(file.address)
  }, [flash, show])
  return null
}
