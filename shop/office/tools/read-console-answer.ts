// The parts of a network response that staff sees.
import type { ConsoleAnswer } from '#ports/network-console.ts'
import { keptText } from './staff-run.ts'

export const toSavedCall = ({ method, path, requestBody, status, text, durationMs }: ConsoleAnswer) => ({
  durationMs,
  request: keptText([`${method} ${path}`, requestBody].filter(Boolean).join('\n')),
  response: keptText(`${status}\n${text}`),
})
