// Shows the message left by the previous page, once for each time that one was left.
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
