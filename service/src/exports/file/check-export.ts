import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import yauzl from 'yauzl'
import * as z from 'zod/mini'
import { fingerprintOf } from '#secrets/signature-key.ts'
import { activityName, checkActivity, ReadableFloor, ReadableHead } from './check-activity.ts'
import { isSignedBy, manifestName, signatureName } from './manifest.ts'

export interface CheckedExport {
  /** A sentence for everything that is wrong; none when the file is as it was made. */
  problems: string[]
  manifest?: ReadableManifest
  /** Of the key that it says it was signed with. */
  fingerprint?: string
}

interface Found {
  bytes: number
  sha256: string
  /** Of the two files that speak of the others. */
  content: Buffer | undefined
}

/** The manifest of a network with a hundred thousand members; more is no manifest of ours. */
const mostBytes = 200 * 1024 * 1024

/** Checks an export by itself, without the service. `pinned` is the fingerprint its key must have. */
export async function checkExport(path: string, pinned?: string): Promise<CheckedExport> {
  const problems: string[] = []
  const files = await readZip(path, problems)
  const [described, signature] = [manifestName, signatureName].map(
    (name) => files.get(name)?.content,
  )
  for (const name of [manifestName, signatureName]) {
    if (!files.has(name)) problems.push(`${name} is missing.`)
  }
  const manifest = described && parseManifest(described)
  if (described && !manifest) problems.push(`${manifestName} was changed: it cannot be read.`)
  if (!manifest) return { problems }

  const publicKey = Buffer.from(manifest.signature.publicKey, 'base64')
  const fingerprint = fingerprintOf(publicKey)
  if (signature && !isValid(publicKey, described, signature)) {
    problems.push('The signature does not fit the manifest: one of them was changed.')
  } else if (pinned !== undefined && pinned !== fingerprint) {
    problems.push(`It was signed with another key: ${fingerprint} instead of ${pinned}.`)
  }
  problems.push(...checkFiles(files, manifest))
  if (problems.length === 0 && files.has(activityName)) {
    const { subject, activityHead: head, activityFloor: floor } = manifest
    const signed = { organizationId: subject.id, head, floor, publicKey }
    problems.push(...(await checkActivity(path, signed)))
  }
  return { problems, manifest, fingerprint }
}

async function readZip(path: string, problems: string[]): Promise<Map<string, Found>> {
  const files = new Map<string, Found>()
  try {
    const zip = await yauzl.openPromise(path)
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName
      if (files.has(name)) problems.push(`${name} is in the file twice.`)
      try {
        const keep = name === manifestName || name === signatureName
        // Some unpack by the directory at the end, others by what stands before each file.
        const { fileName } = await zip.readLocalFileHeaderPromise(entry)
        if (fileName.toString() !== name) throw new Error('it has two names')
        if (keep && entry.uncompressedSize > mostBytes) throw new Error('it is too large')
        files.set(name, await read(await zip.openReadStreamPromise(entry), keep))
      } catch (error) {
        files.set(name, { bytes: 0, sha256: '', content: undefined })
        problems.push(`${name} cannot be unpacked: ${(error as Error).message}.`)
      }
    }
  } catch (error) {
    problems.push(`The file cannot be read as a ZIP file: ${(error as Error).message}.`)
  }
  return files
}

async function read(stream: Readable, keep: boolean): Promise<Found> {
  const hash = createHash('sha256')
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    bytes += chunk.length
    if (keep) chunks.push(chunk)
  }
  return { bytes, sha256: hash.digest('hex'), content: keep ? Buffer.concat(chunks) : undefined }
}

/** As much of a manifest as is read here; a changed one may say anything. */
const ReadableManifest = z.object({
  type: z.string(),
  subject: z.object({ id: z.string(), name: z.string() }),
  requestedBy: z.nullable(z.object({ name: z.string() })),
  snapshotAt: z.string(),
  rows: z.number(),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
  activityHead: z.optional(ReadableHead),
  activityFloor: z.optional(ReadableFloor),
  signature: z.object({ publicKey: z.string() }),
})
type ReadableManifest = z.infer<typeof ReadableManifest>

function parseManifest(bytes: Buffer): ReadableManifest | undefined {
  try {
    return ReadableManifest.parse(JSON.parse(bytes.toString()))
  } catch {
    return undefined
  }
}

/** What is no key at all has signed nothing. */
function isValid(publicKey: Buffer, bytes: Buffer, signature: Buffer): boolean {
  try {
    return isSignedBy(publicKey, bytes, signature)
  } catch {
    return false
  }
}

function checkFiles(files: Map<string, Found>, manifest: ReadableManifest): string[] {
  const listed = new Map(manifest.files.map((file) => [file.path, file]))
  const missing = [...listed.keys()].filter((path) => !files.has(path))
  const changed = [...listed.values()].filter(({ path, bytes, sha256 }) => {
    const found = files.get(path)
    return found && (found.bytes !== bytes || found.sha256 !== sha256)
  })
  const own = [manifestName, signatureName]
  const foreign = [...files.keys()].filter((path) => !listed.has(path) && !own.includes(path))
  return [
    ...missing.map((path) => `${path} is missing.`),
    ...changed.map(({ path }) => `${path} was changed: it is not what the manifest says.`),
    ...foreign.map((path) => `${path} is not part of the export.`),
  ]
}
