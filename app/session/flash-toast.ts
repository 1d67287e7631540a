// Says what the page before left to be said, once for each time that it was left.
import { useEffect } from 'react'
import { flashCopy, flashDescription } from '#app/copy/flash.ts'
import { useToast } from '#app/ui/toast.tsx'
import type { Flash } from './flash.ts'

let said: Flash | null = null

export function FlashToast({ flash }: { flash: Flash }): null {
  const { show } = useToast()
  useEffect(() => {
    if (said === flash) return
    said = flash
    const { title, isBad } = flashCopy[flash.text]
    show({ title, description: flashDescription(flash), tone: isBad ? 'destructive' : 'default' })
  }, [flash, show])
  return null
}
