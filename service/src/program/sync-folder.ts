import { open } from 'node:fs/promises'

/** A power cut could undo a rename in it after somebody was told of it. */
export async function syncFolder(folder: string) {
  await using handle = await open(folder)
  await handle.sync()
}
