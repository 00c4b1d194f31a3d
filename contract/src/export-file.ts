import * as z from 'zod/mini'

/**
 * The two files that every export contains besides its data. One lists the files with their hashes, and the other is
 * the signature of that list.
 */
export const manifestName = 'manifest.json'
export const signatureName = 'manifest.sig'

/** The manifest's copy of the last signed head of an activity chain. */
const ReadableHead = z.object({
  position: z.string().check(z.regex(/^\d{1,15}$/)),
  hash: z.string(),
  at: z.iso.datetime(),
  keyId: z.string(),
  signature: z.string(),
})

/** The manifest's copy of the floor below which the chain's rows were removed. */
const ReadableFloor = z.extend(ReadableHead, { before: z.iso.datetime() })

export type ReadableHead = z.infer<typeof ReadableHead>
export type ReadableFloor = z.infer<typeof ReadableFloor>

/** The parts of a manifest that are read. A manipulated manifest can contain anything. */
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
export type ReadableManifest = z.infer<typeof ReadableManifest>

/** A file inside a ZIP file. */
export interface PackedFile {
  name: string
  /** The unpacked size that the ZIP file states. */
  size: number
  /** Throws if the file can't be unpacked or would get another name. */
  open(): Promise<AsyncIterable<Uint8Array<ArrayBuffer>>>
}

/**
 * The position of a file in a ZIP file, including its header. If `isFollowed` is set, the sizes are stored after it.
 */
export interface Span {
  begin: number
  end: number
  isFollowed: boolean
}

const descriptorLengths = [12, 16, 20, 24]

/** Throws if there is data between the files, because some programs unpack files that aren't in the directory. */
export function requireNothingBetween(spans: readonly Span[], directory: number) {
  const ordered = spans.toSorted((one, other) => one.begin - other.begin)
  const begins = [...ordered.map(({ begin }) => begin), directory]
  for (const [at, begin] of begins.entries()) {
    const { end, isFollowed } = ordered[at - 1] ?? { end: 0, isFollowed: false }
    const between = begin - end
    if (between === 0 || (isFollowed && descriptorLengths.includes(between))) continue
    throw new Error("it contains data that its directory doesn't list")
  }
}

/** The functions that reading and checking an export need from Node or the browser. */
export interface ExportReader {
  /** Throws if the input isn't a ZIP file. */
  files(): AsyncIterable<PackedFile>
  /** Hashes in chunks, because a file can be larger than the available memory. Returns hex. */
  sha256(): { update(bytes: Uint8Array): unknown; digest(encoding: 'hex'): string }
  /** Verifies an Ed25519 signature. Throws if the key is invalid. */
  isSigned(bytes: Uint8Array, by: Signed): Promise<boolean>
}

interface Signed {
  signature: Uint8Array<ArrayBuffer>
  publicKey: Uint8Array<ArrayBuffer>
}

export interface CheckedExport {
  /** One sentence for each problem, or none if the file is unchanged. */
  problems: string[]
  /**
   * Whether the file was never an export, because it's readable but has neither a manifest nor a signature. A damaged
   * file isn't foreign, because it may have been an export.
   */
  foreign?: boolean
  manifest?: ReadableManifest
  /** The SHA-256 of the key that the file claims to be signed with. */
  fingerprint?: string
}

interface Found {
  bytes: number
  sha256: string
  /** The content of the manifest and the signature, or undefined for other files. */
  content: Uint8Array<ArrayBuffer> | undefined
}

/** This is enough for the manifest of a network with a hundred thousand members. Larger files aren't manifests. */
const maxBytes = 200 * 1024 * 1024
/** The length of 64 bytes in base64 and a line end. */
const signatureLength = 89

/** Checks an export without the service. `pinned` is the fingerprint that the export's key must have. */
export async function checkExportFile(
  reader: ExportReader,
  pinned?: string,
): Promise<CheckedExport> {
  const problems: string[] = []
  const files = await readFiles(reader, problems)
  if (files.size === 0 && problems.length > 0) return { problems }
  const foreign = problems.length === 0 && !files.has(manifestName) && !files.has(signatureName)
  const [described, signature] = [manifestName, signatureName].map(
    (name) => files.get(name)?.content,
  )
  for (const name of [manifestName, signatureName]) {
    if (!files.has(name)) problems.push(`${name} is missing.`)
  }
  const manifest = described && parseManifest(described)
  if (described && !manifest) problems.push(`${manifestName} was changed and can't be read.`)
  if (!manifest) return { problems, foreign }

  const publicKey = fromBase64(manifest.signature.publicKey) ?? new Uint8Array()
  const fingerprint = digestOf(reader, publicKey)
  if (signature && !(await isValid(reader, described, signature, publicKey))) {
    problems.push("The signature doesn't match the manifest. One of them was changed.")
  } else if (pinned !== undefined && pinned !== fingerprint) {
    problems.push(`It was signed with a different key: ${fingerprint} instead of ${pinned}.`)
  }
  return { problems: [...problems, ...checkFiles(files, manifest)], manifest, fingerprint }
}

async function readFiles(reader: ExportReader, problems: string[]): Promise<Map<string, Found>> {
  const files = new Map<string, Found>()
  try {
    for await (const file of reader.files()) {
      const { name } = file
      if (files.has(name)) problems.push(`${name} appears in the file twice.`)
      try {
        files.set(name, await read(reader, file))
      } catch (error) {
        files.set(name, { bytes: 0, sha256: '', content: undefined })
        problems.push(`${name} can't be unpacked: ${(error as Error).message}.`)
      }
    }
  } catch (error) {
    problems.push(`The file can't be read as a ZIP file: ${(error as Error).message}.`)
  }
  return files
}

async function read(reader: ExportReader, file: PackedFile): Promise<Found> {
  const { name, size } = file
  const keep = name === manifestName || name === signatureName
  if (keep && size > maxBytes) throw new Error('it is too large')
  const hash = reader.sha256()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for await (const chunk of await file.open()) {
    hash.update(chunk)
    bytes += chunk.length
    // This stops a small file that unpacks to a very large one.
    if (bytes > size) throw new Error('it is larger than its directory entry indicates')
    if (keep) chunks.push(chunk)
  }
  return { bytes, sha256: hash.digest('hex'), content: keep ? joined(chunks, bytes) : undefined }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

function parseManifest(bytes: Uint8Array): ReadableManifest | undefined {
  try {
    return ReadableManifest.parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return undefined
  }
}

function digestOf(reader: ExportReader, bytes: Uint8Array): string {
  const hash = reader.sha256()
  hash.update(bytes)
  return hash.digest('hex')
}

/** A signature has only one valid form, which is base64 and a line end. No signature is valid for an invalid key. */
async function isValid(
  reader: ExportReader,
  bytes: Uint8Array,
  file: Uint8Array,
  publicKey: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  if (file.length !== signatureLength) return false
  const text = new TextDecoder().decode(file)
  const signature = fromBase64(text.slice(0, -1))
  if (!signature || `${btoa(String.fromCharCode(...signature))}\n` !== text) return false
  return reader.isSigned(bytes, { signature, publicKey }).catch(() => false)
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
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
    ...changed.map(({ path }) => `${path} was changed. It doesn't match the manifest.`),
    ...foreign.map((path) => `${path} isn't part of the export.`),
  ]
}
