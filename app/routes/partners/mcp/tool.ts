// One tool for assistants: what it takes and answers, and what carries it out.
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import { agentCopy } from '#app/copy/partners/agents.ts'
import { apiProblemCopy } from '#app/copy/partners/partner-api.ts'
import type { ApiProblem, FieldError } from '#app/features/partner-api/problem-json.ts'
import { atOf, isSuspendedContext, publicUrlContext, reportContext, shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { TooOften } from '#values/outcome.ts'

type ToolName = keyof typeof agentCopy.tools
type ToolProblem = keyof typeof agentCopy.problems | ApiProblem

type Refusal = { ok: false; problem: ToolProblem; errors?: FieldError[] } | TooOften
export type ToolResult<Answer> = { ok: true; answer: Answer } | Refusal

/** What a tool is called with besides its input. */
export type Call = ReturnType<typeof callOf>
const callOf = (context: Context) => ({
  context,
  shop: context.get(shopContext),
  at: atOf(context),
  origin: context.get(publicUrlContext),
})

export type Registers = (server: McpServer, context: Context) => void

type ToolFacts<Input, Output> = {
  name: ToolName
  input: z.ZodType<Input>
  output: z.ZodObject & z.ZodType<Output>
  /** Closed while the brand is suspended. */
  sells?: true
  run: (asked: Input, call: Call) => Promise<ToolResult<NoInfer<Output>>> | ToolResult<NoInfer<Output>>
}

/** A tool of strangers: it only reads. */
export function tool<Input, Output>({ name, input, output, sells, run }: ToolFacts<Input, Output>): Registers {
  return (server, context) => {
    server.registerTool(
      name,
      { ...agentCopy.tools[name], inputSchema: input, outputSchema: output, annotations: { readOnlyHint: true } },
      (asked) =>
        answered(context, async () => {
          if (sells && context.get(isSuspendedContext)) return { ok: false, problem: 'shop_suspended' }
          const got = await run(asked, callOf(context))
          // Fields that the schema doesn't name are never sent.
          return got.ok ? { ok: true, answer: output.parse(got.answer) } : got
        }),
    )
  }
}

/** The text is the same JSON: whatever a name says, it stays a value in quotes. */
export async function answered(
  context: Context,
  run: () => Promise<ToolResult<Record<string, unknown>>>,
): Promise<CallToolResult> {
  try {
    const got = await run()
    if (!got.ok) return refusal(got)
    return { content: [{ type: 'text', text: JSON.stringify(got.answer) }], structuredContent: got.answer }
  } catch (problem) {
    // The library would tell the caller what broke.
    context.get(reportContext)(problem)
    return refusal({ ok: false, problem: 'failed' })
  }
}

function refusal({ ok: _ok, problem, ...more }: Refusal): CallToolResult {
  const own: Partial<Record<string, string>> = { ...apiProblemCopy, ...agentCopy.problems }
  return {
    isError: true,
    content: [{ type: 'text', text: JSON.stringify({ code: problem, message: own[problem], ...more }) }],
  }
}
