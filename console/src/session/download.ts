import type { Call, Sent } from '@accord/contract/call.ts'
import { readAnswer } from '../api/read-answer.ts'
import { sendOnly } from '../api/send.ts'
import { handOver } from '../browser/hand-over.ts'
import { withTokenFor } from './act-for.ts'
import { withReauthentication } from './reauthentication.ts'
import { liveToken } from './tokens.ts'

/** Kept whole a file takes three times its size; a larger one goes to the disk as it comes. */
export const maxDownloadBytes = 64 * 1024 * 1024

/** What is known of the file beforehand. */
interface Expected {
  name: string
  size: number
}

/**
 * Saves the file that a call answers with, made under the person's profile in an organization, or as
 * themselves. The token
 * travels in a header, as in every call: no address alone opens a file. Tells what became of it: handed to
 * the browser, which shows it among its downloads; written where the person chose; or given up by them.
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
    // The browser made an empty file when the person chose its place.
    // Should it stay, the reason matters more.
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
    // Forbidden here: then it has to go through memory.
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
    /** Only some browsers have it, and on https and this machine only. */
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<ChosenFile>
  }
}
