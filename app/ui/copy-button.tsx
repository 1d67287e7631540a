import { useEffect, useState } from 'react'
import { uiCopy } from '#app/copy/ui.ts'
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
  label = uiCopy.copy,
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

  const copy = () => {
    copyText(text).then(
      () => {
        setAnswer(uiCopy.copied)
        onCopied?.()
      },
      () => setAnswer(uiCopy.copyFailed),
    )
  }

  return (
    <>
      <Button look={look} isSmall={isSmall} isWide={isWide} onClick={copy}>
        <Icon name={answer === uiCopy.copied ? 'check' : 'copy'} size={18} />
        {answer ?? label}
      </Button>
      <output className="sr-only">{answer}</output>
    </>
  )
}

async function copyText(text: string) {
  await navigator.clipboard.writeText(text)
}
