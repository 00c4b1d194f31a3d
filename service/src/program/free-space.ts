import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Bytes that an ordinary user may still write there; a folder that is yet to be made is where it will be. */
export async function roomIn(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  } catch (error) {
    const above = dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || above === folder) return 0
    return roomIn(above)
  }
}
