import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { StreamPreset } from '@accord/contract/rules/stream-presets.ts'
import * as z from 'zod/mini'
import type { Context } from '#context.ts'
import { openSigningSecrets, openStreamToken } from '#crypto/event-secrets.ts'
import type { StreamRow } from '#data/events/audit-streams.store.ts'
import type { AttemptRequest } from '../attempt.ts'
import { signedHeaders } from '../sign.ts'
import type { StreamRecord } from './stream-records.ts'

type Parts = Pick<Context, 'config' | 'secrets'>

const compress = promisify(gzip)

/** How a receiver wants records and the whole body. */
interface Format {
  contentType: string
  line: (record: StreamRecord, host: string) => string
  /** JSON Lines if it's left out. */
  body?: (lines: readonly string[]) => string
  headers: (token: string) => Record<string, string>
}

const formats: Record<StreamPreset, Format> = {
  https: {
    contentType: 'application/x-ndjson',
    line: (record) => JSON.stringify(record),
    headers: () => ({}),
  },
  // One JSON object after the other, each with the event and its time in seconds.
  splunk: {
    contentType: 'application/json',
    line: (record, host) =>
      JSON.stringify({
        time: Date.parse(record.at) / 1000,
        host,
        source: 'accord',
        sourcetype: `accord:${record.record}`,
        event: record,
      }),
    headers: (token) => ({ authorization: `Splunk ${token}` }),
  },
  // A JSON array of logs. Fields that aren't reserved become attributes.
  datadog: {
    contentType: 'application/json',
    line: (record, hostname) =>
      JSON.stringify({
        ddsource: 'accord',
        service: 'accord',
        hostname,
        timestamp: record.at,
        message: titleOf(record),
        accord: record,
      }),
    body: (lines) => `[${lines.join(',\n')}]`,
    headers: (token) => ({ 'dd-api-key': token }),
  },
  // Each document follows its action. With its own ID, a repeated document isn't stored twice.
  elastic: {
    contentType: 'application/x-ndjson',
    line: (record) =>
      `${JSON.stringify({ create: { _id: idOf(record) } })}\n${JSON.stringify({ '@timestamp': record.at, ...record })}`,
    headers: (token) => ({ authorization: `ApiKey ${token}` }),
  },
}

function titleOf({ record, kind }: StreamRecord): string {
  return record === 'activity' ? String(kind) : `${record} of an audit stream`
}

function idOf({ record, organization, id, position, at }: StreamRecord): string {
  if (record === 'activity') return String(id)
  return `${record}-${organization}-${record === 'test' ? at : String(position)}`
}

/** Formats a record for the body of a request. */
export function lineFor(
  { publicUrl }: Parts['config'],
  preset: StreamPreset,
  record: StreamRecord,
) {
  return formats[preset].line(record, new URL(publicUrl).hostname)
}

interface Sending {
  /** The same for the same records, so that a receiver can skip a repeated batch. */
  id: string
  lines: readonly string[]
  at: Date
}

/** Builds the request of a batch with the current settings, secret and token. */
export async function buildStreamRequest(
  { secrets }: Parts,
  stream: StreamRow,
  { id, lines, at }: Sending,
): Promise<AttemptRequest> {
  const { contentType, headers, body: join } = formats[stream.stream]
  const body = Buffer.from(join ? join(lines) : `${lines.join('\n')}\n`)
  const token = stream.token ? openStreamToken(secrets, stream.token, stream.id) : ''
  return {
    to: stream.stream === 'elastic' ? bulkUrl(stream.url) : stream.url,
    headers: {
      'content-type': contentType,
      'content-encoding': 'gzip',
      'user-agent': 'Accord',
      ...headers(token),
      ...(stream.stream === 'https' && signed(secrets, stream, { id, at, body })),
    },
    body: await compress(body),
    ...(token !== '' && { secret: token }),
    ...(stream.stream === 'elastic' && { readsAnswer: (text) => faultOfBulk(text, lines.length) }),
  }
}

/** The signature covers the text before it's compressed, because most receivers only see that. */
function signed(
  secrets: Parts['secrets'],
  stream: StreamRow,
  sending: { id: string; at: Date; body: Buffer },
) {
  const signing = {
    secrets: openSigningSecrets(secrets, stream, sending.at),
    signsEd25519: false,
  }
  return signedHeaders(signing, sending)
}

/** Asks for a short response: 500 complete ones would be long, and quote what couldn't be stored. */
function bulkUrl(text: string): string {
  const url = new URL(text)
  url.searchParams.set('filter_path', 'errors,items.*.status,items.*.error.type')
  return url.href
}

/**
 * Elasticsearch responds with 200 even if it stored nothing, so each document needs its own result. A document that it
 * already has is fine.
 */
function faultOfBulk(text: string, documents: number): string | undefined {
  const { data: answer } = z.safeParse(BulkAnswer, parsed(text))
  if (!answer) return "The response isn't from Elasticsearch's Bulk API."
  const refused = answer.items
    .flatMap((item) => Object.values(item))
    .find(({ status }) => status !== 409 && (status < 200 || status >= 300))
  if (refused) {
    const reason = refused.error?.type.slice(0, 100) ?? `status ${refused.status}`
    return `Elasticsearch didn't store every document: ${reason}.`
  }
  return answer.items.length === documents
    ? undefined
    : "Elasticsearch didn't respond with a result for every document."
}

const BulkAnswer = z.object({
  errors: z.boolean(),
  items: z._default(
    z.array(
      z.record(
        z.string(),
        z.object({ status: z.int(), error: z.optional(z.object({ type: z.string() })) }),
      ),
    ),
    [],
  ),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
