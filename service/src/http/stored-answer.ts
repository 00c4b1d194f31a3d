import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that is the same for everybody: hashed and compressed once. */
export interface StoredAnswer {
  plain: Buffer
  brotli: Buffer
  gzip: Buffer
  etag: string
}

/**
 * Made when somebody first asks for it, and then the same for everybody: a start that compressed all of them would
 * spend most of its time on what few read.
 * @param quality Of the compression: 11 is the best and takes a second for a large page, 5 takes a moment.
 */
export function storeWhenAsked(make: () => string, quality: 5 | 11): () => Promise<StoredAnswer> {
  let stored: Promise<StoredAnswer> | undefined
  return () => (stored ??= storeAnswer(make(), quality))
}

/** Beside whatever else is done meanwhile. */
async function storeAnswer(text: string, quality: number): Promise<StoredAnswer> {
  const plain = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: Math.min(quality, 9) }),
  ])
  return {
    plain,
    brotli,
    gzip: gzipped,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
  }
}

/** Asked for anew each time, but answered with 304 when nothing changed. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, answer: StoredAnswer) {
  reply.headers({ 'cache-control': 'no-cache', etag: answer.etag })
  if (request.headers['if-none-match'] === answer.etag) return reply.status(304).send()

  const accepted = request.headers['accept-encoding'] ?? ''
  if (accepted.includes('br')) return reply.header('content-encoding', 'br').send(answer.brotli)
  if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(answer.gzip)
  return reply.send(answer.plain)
}
