import type { Secrets } from '#secrets/secrets.ts'

/** The key of an export's file, as its row keeps it. */
export function sealFileKey({ exportFiles }: Secrets, key: Buffer, exportId: string): Buffer {
  return exportFiles.seal(key.toString('base64'), exportId)
}

export function openFileKey({ exportFiles }: Secrets, sealed: Buffer, exportId: string): Buffer {
  return Buffer.from(exportFiles.unseal(sealed, exportId), 'base64')
}
