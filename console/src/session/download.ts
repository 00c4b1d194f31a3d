import type { Call, Sent } from '@accord/contract/call.ts'
import { readAnswer } from '../api/read-answer.ts'
import { sendOnly } from '../api/send.ts'
import { handOver } from '../browser/hand-over.ts'
import { withTokenFor } from './act-for.ts'
import { withReauthentication } from './reauthentication.ts'
import { liveToken } from './tokens.ts'

/** A download in memory takes three times its size, so stream larger files to the disk. */
export const maxDownloadBytes = 64 * 1024 * 1024

interface Expected {
  name: string
  size: number
}

/**
 * Saves a file under the person's profile in an organization, or as themselves. The token travels in a header, so no
 * address alone opens a file. Returns whether the browser got the file, it was written where the person chose, or
 * they canceled.
 */
export async function downloadFor<C extends Call>(
  organizationId: string | undefined,
  described: C,
  sent: Sent<C>,
  expected: Expected,
): Promise<'handed over' | 'written' | 'given up'> {
  const asksWhere = window.showSaveFilePicker && expected.size > maxDownloadBytes
  const place = asksWhere ? await choosePlace(expected.name) : undefined
  if (place === 'none') return 'given up'
  try {
    const fetched = (token: string) => fetchFile(described, sent, token)
    const response = await (organizationId === undefined
      ? withReauthentication(async () => fetched(await liveToken()))
      : withTokenFor(organizationId, fetched))
    if (place && response.body) {
      await response.body.pipeTo(await place.createWritable())
      return 'written'
    }
    handOver(await response.blob(), nameIn(response) ?? expected.name)
    return 'handed over'
  } catch (error) {
    // The browser created an empty file when the person chose its place. If it can't be removed, the download's own
    // error matters more.
    await place?.remove?.().catch(() => {})
    throw error
  }
}

async function fetchFile(described: Call, sent: object, token: string): Promise<Response> {
  const response = await sendOnly(described, sent, token)
  if (!response.ok) await readAnswer(response)
  return response
}

async function choosePlace(suggestedName: string): Promise<ChosenFile | 'none' | undefined> {
  try {
    return await window.showSaveFilePicker?.({ suggestedName })
  } catch (error) {
    if ((error as Error).name === 'AbortError') return 'none'
    // Forbidden here, so download through memory.
    return undefined
  }
}

function nameIn({ headers }: Response): string | undefined {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1]
}

interface ChosenFile {
  createWritable(): Promise<WritableStream<Uint8Array>>
  remove?(): Promise<void>
}

declare global {
  interface Window {
    /** Only some browsers have it, and only on https and localhost. */
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<ChosenFile>
  }
}
