import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { handleUncaughtErrors, leaveInTime } from './uncaught-errors.ts'

function aProcess(leave: () => Promise<void>, withinMs = 60_000) {
  const process = new EventEmitter()
  const lines: { facts: Record<string, unknown>; message: string }[] = []
  const log = {
    info: () => {},
    warn: () => {},
    error: (facts: Record<string, unknown>, message: string) => void lines.push({ facts, message }),
  }
  const exited = new Promise<number>((exit) => handleUncaughtErrors({ log, leave, exit, process, withinMs }))
  return { process, lines, exited }
}

it('logs an uncaught error with its causes, and ends the process in order with 1', async () => {
  let left = 0
  const { process, lines, exited } = aProcess(() => Promise.resolve(void (left += 1)))
  process.emit('uncaughtException', new Error('outer', { cause: new Error('inner') }))
  expect(await exited).toBe(1)
  expect(left).toBe(1)
  expect(lines).toMatchObject([{ message: 'uncaught error', facts: { origin: 'exception' } }])
  expect(lines[0]?.facts['problem']).toMatch(/Error: outer[^]*because of Error: inner/)
})

it('logs a second one while the process ends, which it does once', async () => {
  let left = 0
  const { process, lines, exited } = aProcess(() => {
    left += 1
    process.emit('unhandledRejection', 'a text')
    return Promise.resolve()
  })
  process.emit('unhandledRejection', new Error('first'))
  expect(await exited).toBe(1)
  expect(left).toBe(1)
  expect(lines.map(({ facts }) => facts['origin'])).toEqual(['rejection', 'rejection'])
})

it('ends with 0 on request, or with an alert and 1 if it is stuck', async () => {
  const lines: string[] = []
  const log = { info: () => {}, warn: () => {}, error: (_facts: object, message: string) => void lines.push(message) }
  const asked = (leave: () => Promise<void>, withinMs: number) =>
    new Promise<number>((exit) => void leaveInTime({ log, leave, exit, withinMs }, 0))
  expect(await asked(() => Promise.resolve(), 60_000)).toBe(0)
  expect(lines).toEqual([])
  expect(await asked(() => new Promise(() => {}), 5)).toBe(1)
  expect(lines).toEqual(['the shop did not shut down cleanly'])
})

it('ends a process even if it can’t end in order', async () => {
  const stuck = aProcess(() => new Promise(() => {}), 5)
  stuck.process.emit('uncaughtException', new Error('first'))
  expect(await stuck.exited).toBe(1)
  const broken = aProcess(() => Promise.reject(new Error('the database is gone')))
  broken.process.emit('uncaughtException', new Error('first'))
  expect(await broken.exited).toBe(1)
  expect(broken.lines.map(({ message }) => message)).toEqual(['uncaught error', 'the shop did not shut down cleanly'])
})
