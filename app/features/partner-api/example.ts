// A sample answer for the guide, made of the examples in a schema of the document.
import { z } from 'zod'

const schema = z.looseObject({
  $ref: z.string().optional(),
  example: z.unknown().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  enum: z.array(z.unknown()).optional(),
  minimum: z.number().optional(),
})
const response = z.object({ content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }) })
const document = z.looseObject({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })

/** Returns a part of the document as plain JSON. */
export function findExample(wholeDocument: unknown, told: unknown): unknown {
  const { schemas } = document.parse(wholeDocument).components
  return ofSchema(response.parse(told).content['application/json'].schema)

  function ofSchema(given: unknown): unknown {
    const { $ref, example, type, properties, items, anyOf, enum: choices, minimum } = schema.parse(given)
    if (example !== undefined) return example
    if ($ref !== undefined) return ofSchema(schemas[$ref.split('/').at(-1) ?? ''])
    if (anyOf) return ofSchema(anyOf[0])
    if (choices) return choices[0]
    if (properties) return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, ofSchema(each)]))
    if (items !== undefined) return [ofSchema(items)]
    const [first] = Array.isArray(type) ? type : [type]
    if (first === 'integer' || first === 'number') return minimum ?? 0
    if (first === 'boolean') return false
    return first === 'null' ? null : 'text'
  }
}
