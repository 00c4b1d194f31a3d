import { invalidSetting } from './startup-error.ts'

export interface MetricsAddress {
  port: number
  host: string
}

export interface TraceSettings {
  /** The address that receives spans, as OTLP over HTTP in JSON. */
  url: string
  headers: Record<string, string>
  /** The process's name in traces. By default, it's `accord`, or `accord-worker` for a worker. */
  serviceName: string | undefined
  sampler: SamplerSettings
}

/** The share of requests that is traced, and whether a proxy's decision has precedence. */
export interface SamplerSettings {
  followsParent: boolean
  share: number
}

/** The sampler names that OpenTelemetry defines. */
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

interface Settings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_EXPORTER_OTLP_HEADERS: Record<string, string>
  OTEL_SERVICE_NAME?: string | undefined
  OTEL_TRACES_SAMPLER: (typeof samplers)[number]
  OTEL_TRACES_SAMPLER_ARG: number
}

/** Returns undefined without an endpoint, because tracing is then off. */
export function traceSettingsOf(settings: Settings): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER: sampler } = settings
  if (endpoint === undefined) return undefined
  const shares = { always_on: 1, always_off: 0, traceidratio: settings.OTEL_TRACES_SAMPLER_ARG }
  const kind = sampler.replace('parentbased_', '') as keyof typeof shares
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: settings.OTEL_SERVICE_NAME,
    sampler: { followsParent: kind !== sampler, share: shares[kind] },
  }
}

/** Reads the headers. Errors never contain them, because they may include a key. */
export function readOtlpHeaders(text: string): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '')
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...rest] = pair.split('=')
      const value = rest.length === 0 ? undefined : decoded(rest.join('=').trim())
      if (!/^[\w.-]+$/.test(name.trim()) || value === undefined || /[^\t\x20-\x7E]/.test(value)) {
        throw invalidSetting(
          'OTEL_EXPORTER_OTLP_HEADERS',
          '(hidden)',
          'pairs such as api-key=value',
        )
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
