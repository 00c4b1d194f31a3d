import { createInterface } from 'node:readline'
import type { ReadableFloor, ReadableHead } from '@accord/contract/export-file.ts'
import yauzl from 'yauzl'
import * as z from 'zod/mini'
import { checkRows, type KeptRow } from '#activity/check-rows.ts'
import { faultOfHead, type SignedHead } from '#activity/heads.ts'
import { faultOfFloor } from '#activity/retention/floors.ts'

export const activityName = 'activity.jsonl'

interface Signed {
  organizationId: string
  head: ReadableHead | undefined
  floor: ReadableFloor | undefined
  publicKey: Buffer
}

/** Goes through the chain in an export: what is wrong with it, in a sentence; none where it holds. */
export async function checkActivity(
  path: string,
  { organizationId, head, floor, publicKey }: Signed,
): Promise<string[]> {
  if (!head) return [`${activityName} cannot be checked: no head of its chain is signed.`]
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
    const row = parseRow(line, organizationId, check.head)
    const fault = row ? check.add(row) : `row ${check.position + 1n}: it cannot be read`
    if (fault !== undefined) return [`${activityName}, ${fault}.`]
  }
  if (check.position < BigInt(head.position)) {
    return [`${activityName}, row ${check.position + 1n}: it is missing.`]
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
const Bytes = z.pipe(
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

/** A line as the row that it was; the hash before it is that of the line before it. */
function parseRow(
  line: string,
  organizationId: string,
  previousHash: Buffer | null,
): KeptRow | undefined {
  const { data } = z.safeParse(ExportedRow, parsed(line))
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
