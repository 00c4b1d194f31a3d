import { refuse } from '#refused-value.ts'

export interface MetricsAddress {
  port: number
  host: string
}

export interface TraceSettings {
  /** Where spans are sent, as OTLP over HTTP in JSON. */
  url: string
  headers: Record<string, string>
  /** What this process is called there; unset: accord, and accord-worker for a worker. */
  serviceName: string | undefined
  sampler: SamplerSettings
}

/** Which requests are traced: a share of them, and whether a proxy's own decision comes first. */
export interface SamplerSettings {
  followsParent: boolean
  share: number
}

type Value = (name: string) => string | undefined

const samplers: Record<string, (share: number) => SamplerSettings> = {
  always_on: () => ({ followsParent: false, share: 1 }),
  always_off: () => ({ followsParent: false, share: 0 }),
  traceidratio: (share) => ({ followsParent: false, share }),
  parentbased_always_on: () => ({ followsParent: true, share: 1 }),
  parentbased_always_off: () => ({ followsParent: true, share: 0 }),
  parentbased_traceidratio: (share) => ({ followsParent: true, share }),
}

/** Off unless a port is given. */
export function readMetricsAddress(value: Value): MetricsAddress | undefined {
  const text = value('METRICS_PORT')
  const host = value('METRICS_HOST') ?? '127.0.0.1'
  if (text === undefined) return undefined
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw refuse('METRICS_PORT', text, 'a number from 0 to 65535')
  }
  return { port, host }
}

/** By the names that every program with OpenTelemetry has; off unless there is somewhere to send to. */
export function readTraceSettings(value: Value): TraceSettings | undefined {
  const endpoint = value('OTEL_EXPORTER_OTLP_ENDPOINT')
  const headers = value('OTEL_EXPORTER_OTLP_HEADERS')
  const serviceName = value('OTEL_SERVICE_NAME')
  const sampler = value('OTEL_TRACES_SAMPLER')
  const share = value('OTEL_TRACES_SAMPLER_ARG')
  if (endpoint === undefined) return undefined
  if (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint)) {
    throw refuse(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      endpoint,
      'an address that starts with http:// or https://',
    )
  }
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: readHeaders(headers),
    serviceName,
    sampler: readSampler(sampler, share),
  }
}

function readSampler(name = 'parentbased_always_on', text = '1'): SamplerSettings {
  const sampler = samplers[name]
  if (!sampler) {
    throw refuse('OTEL_TRACES_SAMPLER', name, `one of ${Object.keys(samplers).join(', ')}`)
  }
  const share = Number(text)
  if (!(share >= 0 && share <= 1)) {
    throw refuse('OTEL_TRACES_SAMPLER_ARG', text, 'a share from 0 to 1, such as 0.1')
  }
  return sampler(share)
}

/** They may carry a key, so a wrong one is not repeated. */
function readHeaders(text = ''): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      const value = rest.length === 0 ? undefined : decoded(rest.join('=').trim())
      if (!/^[\w.-]+$/.test(name.trim()) || value === undefined || /[^\t\x20-\x7E]/.test(value)) {
        throw refuse('OTEL_EXPORTER_OTLP_HEADERS', '(hidden)', 'pairs such as api-key=value')
      }
      return [name.trim(), value]
    }),
  )
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
