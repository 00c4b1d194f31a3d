import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const encodings = ['br', 'gzip', 'identity'] as const

/**
 * What is liked best, and of equals the smallest (RFC 9110, 12.5.3). The negotiator of @fastify/static takes `gzip;q=0, *`
 * for gzip and knows of nobody who likes it plain; others prefer what browsers name first, which is gzip.
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

/** An answer that is the same for everybody: hashed once, and compressed once in each way. */
export interface StoredAnswer {
  plain: Buffer
  /** Weak, because it is one for all encodings: they mean the same and differ in their bytes. */
  etag: string
  br(): Promise<Buffer>
  gzip(): Promise<Buffer>
}

/**
 * Made when somebody first asks for it, and then the same for everybody: a start that compressed all of them would
 * spend most of its time on what few read.
 * @param quality Of the compression: 11 is the best and takes a second for a large page, 5 takes a moment.
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

/** Beside whatever else is done meanwhile. What failed is forgotten: the next who asks may find more memory. */
function compressedOnce(compress: () => Promise<Buffer>): () => Promise<Buffer> {
  let compressed: Promise<Buffer> | undefined
  return () =>
    (compressed ??= compress().catch((error: unknown) => {
      compressed = undefined
      throw error
    }))
}

/** Asked for anew each time, but answered with 304 when nothing changed. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StoredAnswer,
) {
  const { plain, etag } = answer
  const headers = { 'cache-control': 'no-cache', etag }
  // Only what was found can be unchanged (RFC 9110, 13.2.1).
  if (reply.statusCode === 200 && isKnown(etag, request.headers['if-none-match'])) {
    return reply.status(304).headers(headers).send()
  }
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.headers(headers).send(plain)
  // Nothing is compressed for who wants no body; a stream, because any other would be told to be 0 bytes long.
  const body = request.method === 'HEAD' ? Readable.from([]) : await answer[encoding]()
  return reply.headers({ ...headers, 'content-encoding': encoding }).send(body)
}

/** Among a list, whether weak or strong (RFC 9110, 13.1.2). No comma is in ours, so that none of it is cut. */
function isKnown(etag: string, known = ''): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag))
}
