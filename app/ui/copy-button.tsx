import { useEffect, useState } from 'react'
import { copyButtonCopy } from '#app/copy/site/ui.ts'
import { Button, type ButtonLook } from './button.tsx'
import { Icon } from './icon.tsx'

const ANSWER_MS = 2_000

export type CopyButtonProps = {
  text: string
  label?: string
  look?: ButtonLook
  isSmall?: boolean
  isWide?: boolean
  onCopied?: () => void
}

export function CopyButton({
  text,
  label = copyButtonCopy.copy,
  look = 'secondary',
  isSmall,
  isWide,
  onCopied,
}: CopyButtonProps) {
  const [answer, setAnswer] = useState<string | null>(null)

  useEffect(() => {
    if (!answer) return undefined
    const timer = setTimeout(() => setAnswer(null), ANSWER_MS)
    return () => clearTimeout(timer)
  }, [answer])

  const copy = async () => {
    try {
      await copyText(text)
    } catch {
      setAnswer(copyButtonCopy.copyFailed)
      return
    }
    setAnswer(copyButtonCopy.copied)
    onCopied?.()
  }

  return (
    <>
      <Button look={look} isSmall={isSmall} isWide={isWide} onClick={() => void copy()}>
        <Icon name={answer === copyButtonCopy.copied ? 'check' : 'copy'} size={18} />
        {answer ?? label}
      </Button>
      <output className="sr-only">{answer}</output>
    </>
  )
}

async function copyText(text: string) {
  await navigator.clipboard.writeText(text)
}
