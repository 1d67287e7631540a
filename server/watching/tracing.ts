// Traces for an OTLP collector. Spans contain names of steps, vendors, and route classes and the IDs of orders, but no
// addresses, parameters, or error texts, because any of these may contain personal data.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequestListener } from 'node:http'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Attributes, type Span } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Tracer } from '#ports/tracer.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { classifyRoute } from '../pages/route-class.ts'
import type { Watch } from './watch.ts'

export type TracingSettings = {
  /** The collector's address; `/v1/traces` is appended. */
  endpoint: string
  /** The share of traces to send, from 0 to 1. */
  share: number
  role: string
}

/** The collector may be down; that must not delay the shutdown. */
const TELL_WITHIN_MS = 5_000
const KEPT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/

type Part = { name: string; kind?: SpanKind; attributes?: Attributes }

export type Tracing = ReturnType<typeof openTracing>

export function openTracing({ endpoint, share, role }: TracingSettings) {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: TELL_WITHIN_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'wander-pass', 'wander_pass.role': role }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: TELL_WITHIN_MS })],
  })
  const tracer = provider.getTracer('wander-pass')
  const running = new AsyncLocalStorage<Span>()

  const begin = ({ name, kind = SpanKind.INTERNAL, attributes = {} }: Part, parent: Span | null): Span =>
    tracer.startSpan(name, { kind, attributes }, parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT)

  async function within<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
    try {
      return await running.run(span, work)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof VendorError ? error.fault : 'error')
      throw error
    } finally {
      span.end()
    }
  }

  // Work that no request caused, such as looking for due work, is no trace of its own.
  const asPart = <Result>(part: Part, work: () => Promise<Result>): Promise<Result> => {
    const parent = running.getStore()
    return parent ? within(begin(part, parent), work) : work()
  }

  const purchase: Tracer = {
    current: () => textOf(running.getStore()),
    goOn: (kept, name, orderId, work) => {
      const parent = spanOf(kept)
      return parent ? within(begin({ name, attributes: { 'order.id': orderId } }, parent), work) : work()
    },
    part: (name, work) => asPart({ name }, work),
  }
  const watch: Watch = {
    vendor: (vendor) => (call) =>
      asPart({ name: `vendor ${vendor}`, kind: SpanKind.CLIENT, attributes: { 'peer.service': vendor } }, call),
    onRest: () => {},
    transaction: (work) => asPart({ name: 'transaction', kind: SpanKind.CLIENT }, work),
  }

  return {
    tracer: purchase,
    watch,
    /** Each request starts a trace, except health checks and files. */
    inFrontOf:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        const kind = classifyRoute(request.url ?? '')
        if (kind === 'health' || kind === 'file' || kind === 'stream') return listener(request, response)
        const method = request.method ?? ''
        const attributes = { 'http.request.method': method, 'wander_pass.route_class': kind }
        const span = begin({ name: `${method} ${kind}`, kind: SpanKind.SERVER, attributes }, null)
        response.once('close', () => {
          span.setAttribute('http.response.status_code', response.statusCode)
          if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        })
        return running.run(span, () => listener(request, response))
      },
    /** Sends what is left. */
    close: () => provider.shutdown().catch(() => {}),
  }
}

/** In the format of the W3C Trace Context header. */
function textOf(span: Span | undefined): string | null {
  if (!span) return null
  const { traceId, spanId, traceFlags } = span.spanContext()
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`
}

function spanOf(kept: string | null): Span | null {
  const [, traceId, spanId, flag] = KEPT.exec(kept ?? '') ?? []
  return traceId && spanId ? trace.wrapSpanContext({ traceId, spanId, traceFlags: Number(flag), isRemote: true }) : null
}
