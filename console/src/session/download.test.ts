import { downloadExport, exportFileGone } from '@accord/contract/exports.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { downloadFor, maxDownloadBytes } from './download.ts'
import { saveToken } from './tokens.ts'
import { userKey } from './session.ts'

const id = '6ecd8c99-4036-403d-bf84-cf8400f67836'
const sent = { params: { type: 'organization' as const, id, jobId: id } }
const small = { name: 'northside.zip', size: 3 }
const large = { name: 'northside.zip', size: maxDownloadBytes + 1 }

/** The files, by the URLs that the page gave them. */
const files = new Map<string, Blob>()
let offered: { name: string; file: Blob }[]
let written: string
let removed: number
let picker: ReturnType<typeof vi.fn>
let answer: () => Response

beforeEach(() => {
  stubStorage()
  vi.stubGlobal('location', { host: 'elsewhere', hostname: 'elsewhere' })
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  ;[offered, written, removed] = [[], '', 0]
  files.clear()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.set('blob:1', file as Blob)
    return 'blob:1'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void files.delete(address))
  vi.stubGlobal('document', {
    cookie: '',
    createElement: () => ({
      click(this: { href: string; download: string }) {
        offered.push({ name: this.download, file: files.get(this.href)! })
      },
    }),
  })
  picker = vi.fn(() => Promise.resolve(place))
  vi.stubGlobal('window', { showSaveFilePicker: picker })
  answer = () => new Response('zip')
  vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
    expect(headers['authorization']).toBe('Bearer acp_kept')
    return Promise.resolve(answer())
  })
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
  saveToken({ key: userKey, token: 'acu_kept', expiresAt })
  saveToken({ key: id, token: 'acp_kept', expiresAt })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const place = {
  createWritable: () =>
    Promise.resolve(
      new WritableStream<Uint8Array>({
        write: (bytes) => void (written += new TextDecoder().decode(bytes)),
      }),
    ),
  remove: () => Promise.resolve(void (removed += 1)),
}

const download = (expected: typeof small) => downloadFor(id, downloadExport, sent, expected)

test('EX-1: a small file is downloaded under the service’s file name', async () => {
  const headers = { 'content-disposition': 'attachment; filename="northside-2026-11-15.zip"' }
  answer = () => new Response('zip', { headers })
  expect(await download(small)).toBe('handed over')
  expect(offered.map(({ name }) => name)).toEqual(['northside-2026-11-15.zip'])
  expect(await offered[0]!.file.text()).toBe('zip')
  expect(picker).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(files.size).toBe(0)
})

test('EX-1: a large file is streamed to the place that the person chose', async () => {
  expect(await download(large)).toBe('written')
  expect(picker).toHaveBeenCalledWith({ suggestedName: 'northside.zip' })
  expect([written, offered.length]).toEqual(['zip', 0])
})

test('EX-1: canceling the file dialog sends no request', async () => {
  picker.mockRejectedValue(new DOMException('', 'AbortError'))
  vi.stubGlobal('fetch', vi.fn())
  expect(await download(large)).toBe('given up')
  expect(fetch).not.toHaveBeenCalled()
})

test('EX-1: without disk access, a large file is kept in memory', async () => {
  picker.mockRejectedValue(new DOMException('', 'SecurityError'))
  expect(await download(large)).toBe('handed over')
  vi.stubGlobal('window', {})
  expect(await download(large)).toBe('handed over')
  expect(offered.map(({ name }) => name)).toEqual(['northside.zip', 'northside.zip'])
})

test('EX-1: a rejection shows its message and leaves no file', async () => {
  answer = () => Response.json({ message: exportFileGone.message }, { status: 404 })
  await expect(download(large)).rejects.toThrow(exportFileGone.message)
  expect([removed, written, offered.length]).toEqual([1, '', 0])
})

test('EX-1: an interrupted download leaves no partial file', async () => {
  const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('lost')) })
  answer = () => new Response(broken)
  await expect(download(large)).rejects.toThrow('lost')
  expect(removed).toBe(1)
})

test('EX-1: a file that can’t be removed doesn’t hide the download’s error', async () => {
  answer = () => Response.json({ message: exportFileGone.message }, { status: 404 })
  const stuck = { ...place, remove: () => Promise.reject(new Error('in use')) }
  picker.mockResolvedValue(stuck)
  await expect(download(large)).rejects.toThrow(exportFileGone.message)
})
