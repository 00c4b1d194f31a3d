import { createHash, createPublicKey, verify } from 'node:crypto'
import {
  type CheckedExport,
  checkExportFile,
  type ExportReader,
  type PackedFile,
  requireNothingBetween,
  type Span,
} from '@accord/contract/export-file.ts'
import yauzl from 'yauzl'
import { activityName, checkActivity } from './check-activity.ts'

/** Behind the data, because they were not known before it. */
const sizesFollow = 0x0008

/**
 * Checks an export by itself, without the service: by the rules that the console follows too, and the chain of its
 * activity row by row besides. `pinned` is the fingerprint its key must have.
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
        // Some unpack by the directory at the end, others by what stands before each file.
        const head = await zip.readLocalFileHeaderPromise(entry)
        if (head.fileName.toString() !== entry.fileName) throw new Error('it has two names')
        if (head.compressionMethod !== entry.compressionMethod) {
          throw new Error('it is described twice')
        }
        const { relativeOffsetOfLocalHeader: begin, compressedSize } = entry
        const isFollowed = (head.generalPurposeBitFlag & sizesFollow) !== 0
        spans.push({ begin, end: head.fileDataStart + compressedSize, isFollowed })
        return zip.openReadStreamPromise(entry)
      },
    }
  }
  // Of one that could not be opened it was said.
  if (spans.length < zip.entryCount) return
  if (zip.comment.includes('PK')) throw new Error('it could have two directories')
  const offset = zip.fileSize - 22 - zip.comment.length - directory
  // Of more than 4 GB, or of very many files, with two more records before the last (ZIP64).
  const isLarge = zip.entryCount >= 0xffff || offset >= 0xffffffff
  requireNothingBetween(spans, isLarge ? offset - 56 - 20 : offset)
}
