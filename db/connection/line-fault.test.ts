import { describe, expect, it } from 'vitest'
import { isLineFault } from './line-fault.ts'

const withCode = (code: string) => Object.assign(new Error('no'), { code })
const failed = (cause: unknown) => new Error('Failed query: rollback', { cause })

describe('a database that is not there', () => {
  it.each([
    ['that refuses the connection', withCode('ECONNREFUSED')],
    ['that is starting', withCode('57P03')],
    ['that ended the line before it answered', new Error('Connection terminated unexpectedly')],
    [
      'whose broken line is asked once more',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['whose line was closed', new Error('Client was closed and is not queryable')],
    ['that cannot take back what it broke', failed(new Error('Client was closed and is not queryable'))],
    ['whose lines this node closed as it ended', failed(new Error('Cannot use a pool after calling end on the pool'))],
    ['that ended in the middle of a query', failed(withCode('57P01'))],
  ])('%s is distinguished from a database that refuses', (_what, error) => {
    expect(isLineFault(error)).toBe(true)
  })

  it.each([
    ['a wrong password', withCode('28P01')],
    ['a row that is there already', failed(withCode('23505'))],
    ['a fault of ours', new Error('The mail vanished.')],
    ['no error at all', 'Connection terminated'],
  ])('is not %s', (_what, error) => {
    expect(isLineFault(error)).toBe(false)
  })
})
