import type { Call, Sent } from '@accord/contract/call.ts'
import { readAnswer } from '../api/read-answer.ts'
import { sendOnly } from '../api/send.ts'
import { handOver } from '../browser/hand-over.ts'
import { withTokenFor } from './act-for.ts'
import { withReauthentication } from './reauthentication.ts'
import { liveToken } from './tokens.ts'

/** The maximum size of a download in memory, which takes three times as much. Larger files are streamed to the disk. */
export const maxDownloadBytes = 64 * 1024 * 1024

interface Expected {
  name: string
  size: number
}

/**
 * Saves a file for the person, or with their profile in an organization. The token is sent in a header, so a URL alone
 * doesn't open a file. Returns whether the browser got the file, it was written to the chosen location, or the person
 * canceled.
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
    // The browser created an empty file when the person chose its location. If it can't be removed, the download's own
    // error is more important.
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
    // This isn't allowed here, so the file is downloaded through memory.
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
    /** Shows the browser's file dialog. Only some browsers have it, and only with HTTPS or on localhost. */
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<ChosenFile>
  }
}
