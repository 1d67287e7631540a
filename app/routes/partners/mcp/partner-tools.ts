// The calls of the partner API as tools: each goes through the call itself, with its schemas, checks, and answers.
import { z } from 'zod'
import { agentCopy } from '#app/copy/partners/agents.ts'
import type { Operation } from '#app/features/partner-api/operation.ts'
import { OPERATIONS } from '#app/features/partner-api/operations.ts'
import { idempotencyHeader } from '#app/features/partner-api/things.ts'
import { shopContext } from '#app/session/request-context.ts'
import { allows, type ApiKey } from '#shop/partners/api/api-key.ts'
import { answered, type Registers } from './tool.ts'

/** One for each call that the key allows. */
export const partnerTools = (key: ApiKey): Registers[] =>
  OPERATIONS.filter(({ scope }) => allows(key, scope)).map((operation) => partnerTool(operation, key))

function partnerTool(operation: Operation, key: ApiKey): Registers {
  const { params, query, body, makes, answer, method } = operation
  const input = z.strictObject({
    ...params.shape,
    ...query.shape,
    ...body?.shape,
    ...(makes && {
      idempotencyKey: idempotencyHeader.shape['Idempotency-Key'].meta({ description: agentCopy.idempotencyKey }),
    }),
  })
  const isReading = method === 'get'
  const facts = {
    title: operation.summary,
    description: operation.text ?? operation.summary,
    inputSchema: input,
    outputSchema: answer,
    annotations: { readOnlyHint: isReading, ...(!isReading && { destructiveHint: true, idempotentHint: true }) },
  }
  return (server, context) => {
    server.registerTool(toolNameOf(operation), facts, (asked) =>
      answered(context, async () => {
        const got = await operation.handle({
          shop: context.get(shopContext),
          key,
          params: textsOf(asked, params.shape),
          search: new URLSearchParams(textsOf(asked, query.shape)),
          headers: new Headers(makes ? { 'idempotency-key': String(asked['idempotencyKey']) } : {}),
          readBody: () => Promise.resolve(body ? partOf(asked, body.shape) : null),
        })
        return got.ok ? { ok: true, answer: asRecord(got.body) } : got
      }),
    )
  }
}

/** 'partner_create_order' */
const toolNameOf = ({ id }: Operation): string =>
  `partner_${id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`

type Fields = Record<string, unknown>
const partOf = (asked: Fields, shape: Fields): Fields =>
  Object.fromEntries(Object.entries(asked).filter(([name, value]) => Object.hasOwn(shape, name) && value !== undefined))

/** As the address of a call has them. */
const textsOf = (asked: Fields, shape: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(partOf(asked, shape)).map(([name, value]) => [name, String(value)]))

const record = z.record(z.string(), z.unknown())
const asRecord = (body: unknown) => record.parse(body)
