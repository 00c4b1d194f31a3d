import { type CheckedExport, checkExportFile } from '@accord/contract/export-file.ts'
import { sha256 } from './sha256.ts'
import { filesIn } from './zip-reader.ts'

/** With what every ZIP file begins that has a file in it. */
const zipBegins = 'PK\u0003\u0004'

/** Checks an export in the browser alone: nothing of it leaves the machine. Tells of the bytes it has read. */
export async function checkFile(
  file: Blob,
  onRead: (bytes: number) => void,
): Promise<CheckedExport> {
  const checked = await checkExportFile({
    files: () => filesIn(file, onRead),
    sha256,
    isSigned: async (bytes, { signature, publicKey }) => {
      const key = await crypto.subtle.importKey('spki', publicKey, 'Ed25519', false, ['verify'])
      return crypto.subtle.verify('Ed25519', key, signature, bytes as Uint8Array<ArrayBuffer>)
    },
  })
  if (checked.manifest || (await file.slice(0, 4).text()) === zipBegins) return checked
  return { ...checked, foreign: true }
}

/** Older browsers know no such signature, and none may check one on a page without https. */
export async function canCheck(): Promise<boolean> {
  try {
    await crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify'])
    return true
  } catch {
    return false
  }
}
