import { createInterface } from 'node:readline'
import {
  type CheckedExport,
  type ExportReader,
  type PackedFile,
  type ReadableFloor,
  type ReadableHead,
  type Span,
  checkExportFile,
  requireNothingBetween,
} from '@accord/contract/export-file.ts'
import yauzl from 'yauzl'
import * as z from 'zod/mini'
import { type StoredActivityRow, checkRows } from '#activity/check-rows.ts'
import { type SignedHead, faultOfFloor, faultOfHead } from '#activity/signed.ts'
import { createHash, createPublicKey, verify } from 'node:crypto'

export const activityName = 'activity.jsonl'

interface Signed {
  organizationId: string
  head: ReadableHead | undefined
  floor: ReadableFloor | undefined
  publicKey: Buffer
}

/**
 * Checks the activity chain in an export. Returns a sentence about the first problem, or undefined if there is none.
 */
export async function checkActivity(
  path: string,
  { organizationId, head, floor, publicKey }: Signed,
): Promise<string[]> {
  if (!head) return [`${activityName} can't be checked: its chain has no signed head.`]
  const signed = signedHead(organizationId, head)
  const begun = floor && {
    ...signedHead(organizationId, floor),
    before: new Date(floor.before),
    isFloor: true as const,
  }
  const forged = faultOfHead(signed, publicKey) ?? (begun && faultOfFloor(begun, publicKey))
  if (forged !== undefined) return [`${activityName}, ${forged}.`]
  const check = checkRows(begun, [signed])
  for await (const line of linesOf(path)) {
    // The previous line provides the previous hash.
    const row = storedRowFrom(parsed(line), organizationId, check.head)
    const fault = row ? check.add(row) : `row ${check.position + 1n} can't be read`
    if (fault !== undefined) return [`${activityName}, ${fault}.`]
  }
  if (check.position < BigInt(head.position)) {
    return [`${activityName}, row ${check.position + 1n} is missing.`]
  }
  const silent = check.unrecorded()
  return silent === undefined ? [] : [`${activityName}, ${silent}.`]
}

function signedHead(organizationId: string, head: ReadableHead): SignedHead {
  return {
    organizationId,
    position: head.position,
    hash: Buffer.from(head.hash, 'hex'),
    at: new Date(head.at),
    keyId: head.keyId,
    signature: Buffer.from(head.signature, 'base64'),
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const zip = await yauzl.openPromise(path)
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== activityName) continue
    const input = await zip.openReadStreamPromise(entry)
    yield* createInterface({ input, crlfDelay: Infinity })
  }
}

const text = z.nullable(z.string())
export const Bytes = z.pipe(
  text,
  z.transform((hex: string | null) => (hex === null ? null : Buffer.from(hex, 'hex'))),
)
const ExportedRow = z.object({
  id: z.string(),
  position: z.int(),
  at: z.iso.datetime(),
  kind: z.string(),
  author: z.string(),
  user: text,
  profile: text,
  other: text,
  otherName: text,
  detail: z.record(z.string(), z.unknown()),
  words: z.nullable(z.record(z.string(), z.unknown())),
  address: text,
  agent: text,
  wordsSalt: Bytes,
  wordsCommitment: Bytes,
  deviceSalt: Bytes,
  deviceCommitment: Bytes,
  hash: z.string(),
})

/** Parses a row of an export, or of a stream. Other fields are ignored. */
export function storedRowFrom(
  exported: unknown,
  organizationId: string,
  previousHash: Buffer | null,
): StoredActivityRow | undefined {
  const { data } = z.safeParse(ExportedRow, exported)
  return (
    data && {
      ...data,
      organizationId,
      position: String(data.position),
      at: new Date(data.at),
      userId: data.user,
      profileId: data.profile,
      otherId: data.other,
      hash: Buffer.from(data.hash, 'hex'),
      previousHash,
    }
  )
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** The flag for sizes that follow the data, because they weren't known before it was written. */
const sizesFollow = 0x0008

/**
 * Checks an export without the service, by the same rules as the console. It also checks the activity chain row by row.
 * `pinned` is the fingerprint that the export's key must have.
 */
export async function checkExport(path: string, pinned?: string): Promise<CheckedExport> {
  const checked = await checkExportFile(readerOf(path), pinned)
  const { problems, manifest } = checked
  if (problems.length === 0 && manifest?.files.some((file) => file.path === activityName)) {
    const { subject, activityHead: head, activityFloor: floor, signature } = manifest
    const publicKey = Buffer.from(signature.publicKey, 'base64')
    const signed = { organizationId: subject.id, head, floor, publicKey }
    problems.push(...(await checkActivity(path, signed)))
  }
  return checked
}

function readerOf(path: string): ExportReader {
  return {
    files: () => filesIn(path),
    sha256: () => createHash('sha256'),
    isSigned: async (bytes, { signature, publicKey }) => {
      const key = createPublicKey({ key: Buffer.from(publicKey), format: 'der', type: 'spki' })
      return verify(null, bytes, key, signature)
    },
  }
}

async function* filesIn(path: string): AsyncGenerator<PackedFile> {
  const zip = await yauzl.openPromise(path)
  const spans: Span[] = []
  let directory = 0
  for await (const entry of zip.eachEntry()) {
    directory += 46 + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
    yield {
      name: entry.fileName,
      size: entry.uncompressedSize,
      open: async () => {
        // Some programs read the directory at the end, and others read the header before each file. Both must agree.
        const head = await zip.readLocalFileHeaderPromise(entry)
        if (head.fileName.toString() !== entry.fileName) throw new Error('it has two names')
        if (head.compressionMethod !== entry.compressionMethod) {
          throw new Error('it is listed twice')
        }
        const { relativeOffsetOfLocalHeader: begin, compressedSize } = entry
        const isFollowed = (head.generalPurposeBitFlag & sizesFollow) !== 0
        spans.push({ begin, end: head.fileDataStart + compressedSize, isFollowed })
        return zip.openReadStreamPromise(entry)
      },
    }
  }
  // A file that couldn't be opened was already reported.
  if (spans.length < zip.entryCount) return
  if (zip.comment.includes('PK')) throw new Error('it may contain two directories')
  const offset = zip.fileSize - 22 - zip.comment.length - directory
  // An archive with more than 4 GB or very many files has two more records before the last one (ZIP64).
  const isLarge = zip.entryCount >= 0xffff || offset >= 0xffffffff
  requireNothingBetween(spans, isLarge ? offset - 56 - 20 : offset)
}
