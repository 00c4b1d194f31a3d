import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const encodings = ['br', 'gzip', 'identity'] as const

/**
 * Returns the client's preferred encoding, or the smallest one if several are equally preferred (RFC 9110, section
 * 12.5.3). The negotiator of @fastify/static picks gzip for `gzip;q=0, *` and ignores `identity`. Other negotiators
 * pick the first one that browsers list, which is gzip.
 */
export function encodingFor(accepted = ''): (typeof encodings)[number] {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((one) => {
        const [name = '', weight = 'q=1'] = one.split(';').map((part) => part.trim())
        return [name, Number(weight.replace('q=', ''))]
      }),
  )
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const [best = 'identity'] = encodings
    .filter((name) => weightOf(name) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
  return best
}

/** A response that's the same for everyone. It's hashed once, and compressed once per encoding. */
export interface StoredAnswer {
  plain: Buffer
  /** The tag is weak because all encodings share it, and their bytes differ. */
  etag: string
  br(): Promise<Buffer>
  gzip(): Promise<Buffer>
}

/**
 * Creates the response on the first request. Most responses are never read, so compressing all of them would waste most
 * of the startup time.
 * @param quality The compression level. Level 11 compresses best, but takes a second for a large page. Level 5 is faster.
 */
export function lazyStoredAnswer(make: () => string, quality: 5 | 11): () => StoredAnswer {
  let stored: StoredAnswer | undefined
  return () => (stored ??= storeAnswer(make(), quality))
}

function storeAnswer(text: string, quality: number): StoredAnswer {
  const plain = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return {
    plain,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    br: compressedOnce(() => promisify(brotliCompress)(plain, { params })),
    gzip: compressedOnce(() => promisify(gzip)(plain, { level: Math.min(quality, 9) })),
  }
}

/**
 * Compresses in the background. If that fails, the next request tries again, because more memory may be available then.
 */
function compressedOnce(compress: () => Promise<Buffer>): () => Promise<Buffer> {
  let compressed: Promise<Buffer> | undefined
  return () =>
    (compressed ??= compress().catch((error: unknown) => {
      compressed = undefined
      throw error
    }))
}

/** Sends the response, or a 304 if the client already has it. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
) {
  const { plain, etag } = answer
  const headers = { 'cache-control': 'no-cache', etag }
  // Only a successful response can be unchanged (RFC 9110, section 13.2.1).
  if (reply.statusCode === 200 && isKnown(etag, request.headers['if-none-match'])) {
    return reply.status(304).headers(headers).send()
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.headers(headers).send(plain)
  // A HEAD request needs no compression. An empty stream, unlike other empty bodies, doesn't set a content length of 0.
  const body = request.method === 'HEAD' ? Readable.from([]) : await answer[encoding]()
  return reply.headers({ ...headers, 'content-encoding': encoding }).send(body)
}

/**
 * Compares weak and strong tags in the same way (RFC 9110, section 13.1.2). Our tags contain no commas, so the list can
 * be split at them.
 */
function isKnown(etag: string, known = ''): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag))
}
