import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { type StoredActivityRow, isSameHash } from '#activity/check-rows.ts'
import type { SignedFloor, SignedHead } from '#activity/signed.ts'
import { Bytes, storedRowFrom } from '#exports/file/check-export.ts'

/** A line of a copy, and where it was found. */
export type CopiedRecord = { at: string; organizationId: string } & (
  | { record: 'activity'; row: StoredActivityRow }
  | { record: 'head'; head: SignedHead; publicKey: Buffer }
  | { record: 'floor'; floor: SignedFloor; publicKey: Buffer }
)

/**
 * Reads the records of a copy: the batches as they were sent in any format, compressed or not, or what a receiver's
 * export made of them.
 */
export async function* copiedRecords(path: string): AsyncGenerator<CopiedRecord> {
  let number = 0
  for await (const line of linesOf(path)) {
    number += 1
    const at = `${path}, line ${number}`
    if (line.trim() === '') continue
    for (const value of valuesIn(line, at)) {
      const found = unwrapped(value)
      if (found === undefined) throw new Error(`${at} isn't a record of an audit stream.`)
      const record = found === 'skipped' ? undefined : recordFrom(found, at)
      if (record) yield record
    }
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const chunk of bytesOf(path)) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop()!
      yield* lines
    }
  } catch (error) {
    throw new Error(`${path} can't be read: ${(error as Error).message}`, { cause: error })
  }
  yield rest
}

async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path)
  await once(file, 'readable')
  const begin = file.read(2) as Buffer | null
  if (begin) file.unshift(begin)
  const isCompressed = begin?.toString('hex') === '1f8b'
  // An error of the file becomes one of the decompressed text, which is thrown below.
  yield* isCompressed ? pipeline(file, createGunzip(), () => {}) : file
}

/** The lines of a JSON array are its items, as in Datadog's batches. */
function valuesIn(line: string, at: string): unknown[] {
  const whole = line.trim()
  for (const text of [whole, whole.replace(/^\[/, '').replace(/[,\]]$/, '')]) {
    if (text === '') return []
    try {
      const value: unknown = JSON.parse(text)
      return Array.isArray(value) ? value : [value]
    } catch {
      // It may be a part of an array.
    }
  }
  throw new Error(`${at} isn't JSON.`)
}

type Fields = Record<string, unknown>

/** Removes what receivers wrap a record in. The action lines of Elastic's batches have no record. */
function unwrapped(value: unknown): Fields | 'skipped' | undefined {
  if (typeof value === 'string') {
    try {
      return unwrapped(JSON.parse(value))
    } catch {
      return undefined
    }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const fields = value as Fields
  if (typeof fields['record'] === 'string') return fields
  if (isAction(fields)) return 'skipped'
  for (const name of ['event', '_source', 'result', '_raw', 'accord', 'attributes']) {
    if (!Object.hasOwn(fields, name)) continue
    const inner = unwrapped(fields[name])
    if (inner !== undefined) return inner
  }
  return undefined
}

function isAction(fields: Fields): boolean {
  return Object.keys(fields).length === 1 && typeof fields['create'] === 'object'
}

function recordFrom(fields: Fields, at: string): CopiedRecord | undefined {
  const { data: whose } = z.safeParse(Organization, fields)
  const organizationId = whose?.organization
  if (fields['record'] === 'test') return undefined
  if (organizationId !== undefined && fields['record'] === 'activity') {
    const { data: previous } = z.safeParse(Previous, fields)
    const row = previous && storedRowFrom(fields, organizationId, previous.previousHash)
    if (row) return { at, organizationId, record: 'activity', row }
  }
  if (organizationId !== undefined && fields['record'] === 'head') {
    const { data } = z.safeParse(Head, fields)
    if (data) return { at, organizationId, record: 'head', ...signedFrom(data, organizationId) }
  }
  if (organizationId !== undefined && fields['record'] === 'floor') {
    const { data } = z.safeParse(Floor, fields)
    if (data) {
      const { head, publicKey } = signedFrom(data, organizationId)
      const floor = { ...head, before: new Date(data.before) }
      return { at, organizationId, record: 'floor', floor, publicKey }
    }
  }
  throw new Error(
    `${at}: the record was changed, because a field is missing or has the wrong type.`,
  )
}

const Organization = z.object({ organization: z.string() })
const Previous = z.object({ previousHash: Bytes })
const Head = z.object({
  position: z.int(),
  hash: z.string(),
  at: z.iso.datetime(),
  keyId: z.string(),
  signature: z.string(),
  publicKey: z.string(),
})
const Floor = z.extend(Head, { before: z.iso.datetime() })

function signedFrom(
  { position, hash, at, keyId, signature, publicKey }: z.infer<typeof Head>,
  organizationId: string,
) {
  const head: SignedHead = {
    organizationId,
    position: String(position),
    hash: Buffer.from(hash, 'hex'),
    at: new Date(at),
    keyId,
    signature: Buffer.from(signature, 'base64'),
  }
  return { head, publicKey: Buffer.from(publicKey, 'base64') }
}

/** Whether the floor is directly before the row. */
export function isDirectlyBefore({ position, hash }: SignedFloor, row: StoredActivityRow): boolean {
  return BigInt(position) + 1n === BigInt(row.position) && isSameHash(hash, row.previousHash)
}
