// Says what the page before left to be said, once for each time that it was left.
import { useEffect } from 'react'
import type { FlashWords } from '#app/copy/flash.ts'
import { useToast } from '#app/ui/toast.tsx'

let said: FlashWords | null = null

export function FlashToast({ flash }: { flash: FlashWords }): null {
  const { show } = useToast()
  useEffect(() => {
    if (said === flash) return
    said = flash
    const { title, text, isBad } = flash
    show({ title, description: text, tone: isBad ? 'destructive' : 'default' })
  }, [flash, show])
  return null
}
