import { type CheckedExport, checkExportFile } from '@accord/contract/export-file.ts'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { filesIn, isZip } from './zip-reader.ts'

/**
 * Checks an export in the browser alone: nothing of it leaves the machine. Tells of the bytes it has read. What it cannot
 * go on with, as a file that was taken away meanwhile, is a problem like others.
 */
export function checkFile(file: Blob, onRead: (bytes: number) => void): Promise<CheckedExport> {
  return check(file, onRead).catch((error: unknown) => ({ problems: [String(error)] }))
}

async function check(file: Blob, onRead: (bytes: number) => void): Promise<CheckedExport> {
  const checked = await checkExportFile({
    files: () => filesIn(file, onRead),
    // The browser's own SHA-256 takes bytes only whole, and a file of an export can be larger than the memory.
    sha256: () => {
      const hash = sha256.create()
      return {
        update: (bytes: Uint8Array) => hash.update(bytes),
        digest: () => bytesToHex(hash.digest()),
      }
    },
    isSigned: async (bytes, { signature, publicKey }) => {
      const key = await crypto.subtle.importKey('spki', publicKey, 'Ed25519', false, ['verify'])
      return crypto.subtle.verify('Ed25519', key, signature, bytes as Uint8Array<ArrayBuffer>)
    },
  })
  return (await isZip(file)) ? checked : { ...checked, foreign: true }
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
