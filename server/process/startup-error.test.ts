import { expect, it } from 'vitest'
import { DiskFull } from '#db/connection/start-faults.ts'
import { explain } from './startup-error.ts'

it.each([
  new DiskFull('/data'),
  Object.assign(new Error('no space left on device, mkdir'), { code: 'ENOSPC', path: '/data' }),
])('a full disk is one sentence, not a stack: %s', (error) => {
  const said = explain(error)
  expect(said).toContain('/data')
  expect(said).toContain('full')
  expect(said).not.toContain('\n')
})
