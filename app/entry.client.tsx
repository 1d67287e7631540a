import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { readStart } from './start/read-start.ts'

await readStart()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />)
})
