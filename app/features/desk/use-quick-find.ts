// Searches at every pause in typing; an outdated answer is dropped.
import { href } from 'react-router'
import { useEffect, useState } from 'react'
import { readFoundLines, type FoundLine } from './found-line.ts'

const PAUSE_MS = 200
const FEWEST_LETTERS = 3

type Answer = { text: string; lines: FoundLine[] | null }

export function useQuickFind(text: string): { lines: FoundLine[]; isSearching: boolean; hasFailed: boolean } {
  const [answer, setAnswer] = useState<Answer>({ text: '', lines: [] })
  const isAsked = text.length >= FEWEST_LETTERS

  useEffect(() => {
    if (!isAsked) return undefined
    const overtaken = new AbortController()
    const look = async () => {
      const lines = await ask(text, overtaken.signal)
      if (!overtaken.signal.aborted) setAnswer({ text, lines })
    }
    const timer = setTimeout(() => void look(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      overtaken.abort()
    }
  }, [text, isAsked])

  return {
    // What was found for fewer letters stays until more is known, so that the list does not blink.
    lines: isAsked ? (answer.lines ?? []) : [],
    isSearching: isAsked && answer.text !== text,
    hasFailed: isAsked && answer.text === text && answer.lines === null,
  }
}

async function ask(text: string, signal: AbortSignal): Promise<FoundLine[] | null> {
  try {
    const response = await fetch(href('/admin-dashboard/find.json'), {
      method: 'POST',
      signal,
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ text }),
    })
    return response.ok ? readFoundLines(await response.json()) : null
  } catch {
    return null
  }
}
