import { expect, it } from 'vitest'
import { bytesOf } from './whole-stream.ts'

const encoder = new TextEncoder()
const streamOf = (...texts: string[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const text of texts) controller.enqueue(encoder.encode(text))
      controller.close()
    },
  })

it.each([[[]], [['one']], [['one ', 'tw', '', 'o €']]])('returns all of %j', async (texts) => {
  expect(new TextDecoder().decode(await bytesOf(streamOf(...texts)))).toBe(texts.join(''))
})

it('fails with a stream that fails', async () => {
  const broken = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.error(new Error('cut off')),
  })
  await expect(bytesOf(broken)).rejects.toThrow('cut off')
})
