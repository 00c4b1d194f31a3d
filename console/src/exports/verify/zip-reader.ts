import { type PackedFile, requireNothingBetween, type Span } from '@accord/contract/export-file.ts'

/** The maximum length of a ZIP file's last record, with the longest possible comment. */
const longestEnd = 22 + 0xffff
const full = 0xffffffff
const stored = 0
const deflated = 8
const encrypted = 0x0001
/** A flag which means that the sizes follow the data, because they weren't known in advance. */
const sizesFollow = 0x0008

/**
 * Lists the files of a ZIP file using the directory at its end. It reads in slices and decompresses while reading, so
 * it never holds the whole file or a complete entry in memory. Other programs may rely on the local headers or find the
 * directory differently, so files that they could read differently are rejected.
 */
export async function* filesIn(
  zip: Blob,
  onRead: (bytes: number) => void,
): AsyncGenerator<PackedFile> {
  const { offset, length, count } = await directoryOf(zip)
  const directory = await viewOf(zip, offset, length)
  const spans: Span[] = []
  let at = 0
  for (let file = 0; file < count; file += 1) {
    if (at + 46 > length || directory.getUint32(at, true) !== 0x02014b50) throw brokenDirectory()
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) =>
      directory.getUint16(at + field, true),
    ) as [number, number, number]
    const extra = at + 46 + nameLength
    if (extra + extraLength > length) throw brokenDirectory()
    const name = textOf(directory, at + 46, nameLength)
    const hasOneName = isNamed(directory, { from: extra, length: extraLength }, name)
    const flags = directory.getUint16(at + 8, true)
    const method = directory.getUint16(at + 10, true)
    const [size, packed, begin] = largeFields(directory, extra, extraLength, [
      directory.getUint32(at + 24, true),
      directory.getUint32(at + 20, true),
      directory.getUint32(at + 42, true),
    ]) as [number, number, number]
    at = extra + extraLength + commentLength
    const open = async () => {
      const entry = { name, hasOneName, flags, method, size, packed, begin }
      const span = await placeOf(zip, entry)
      spans.push(span)
      return opened(zip.slice(span.data, span.end), method, onRead)
    }
    yield { name, size, open }
  }
  if (at !== length) throw brokenDirectory()
  // Files that couldn't be opened have already been reported.
  if (spans.length === count) requireNothingBetween(spans, offset)
}

/**
 * Returns whether the file starts or ends like a ZIP file. Even a damaged file usually meets one of these conditions.
 */
export async function isZip(file: Blob): Promise<boolean> {
  if ((await file.slice(0, 4).text()) === 'PK\u0003\u0004') return true
  const begin = Math.max(0, file.size - longestEnd)
  return endIn(await viewOf(file, begin, file.size - begin)) >= 0
}

function brokenDirectory(): Error {
  return new Error('its directory is broken')
}

interface Directory {
  offset: number
  length: number
  count: number
}

async function directoryOf(zip: Blob): Promise<Directory> {
  const begin = Math.max(0, zip.size - longestEnd)
  const end = await viewOf(zip, begin, zip.size - begin)
  const at = endIn(end)
  // Other programs may accept anything that looks like an end record, so it must extend to the end of the file.
  if (at < 0 || at + 22 + end.getUint16(at + 20, true) !== end.byteLength) {
    throw new Error('it has no directory at its end, so it is cut off or of another kind')
  }
  const small = {
    count: end.getUint16(at + 10, true),
    length: end.getUint32(at + 12, true),
    offset: end.getUint32(at + 16, true),
  }
  const isLarge = small.count === 0xffff || small.length === full || small.offset === full
  const found = isLarge ? await largeDirectory(zip, begin + at - 20, small) : small
  const behind = isLarge ? 56 + 20 : 0
  if (found.offset + found.length + behind !== begin + at) throw brokenDirectory()
  return found
}

/** Returns the offset of the last record, or of bytes that look like it, or -1 if there are none. */
function endIn(view: DataView): number {
  let at = view.byteLength - 22
  while (at >= 0 && view.getUint32(at, true) !== 0x06054b50) at -= 1
  return Math.max(at, -1)
}

/** Returns the directory of a file that's over 4 GB or has very many entries (ZIP64). */
async function largeDirectory(zip: Blob, locator: number, small: Directory): Promise<Directory> {
  const place = await viewOf(zip, locator, 20)
  const record = await viewOf(zip, numberAt(place, 8), 56)
  if (place.getUint32(0, true) !== 0x07064b50) throw brokenDirectory()
  if (record.getUint32(0, true) !== 0x06064b50) throw brokenDirectory()
  if (numberAt(place, 8) !== locator - 56) throw brokenDirectory()
  const large = {
    count: numberAt(record, 32),
    length: numberAt(record, 40),
    offset: numberAt(record, 48),
  }
  const agree =
    (small.count === 0xffff || small.count === large.count) &&
    (small.length === full || small.length === large.length) &&
    (small.offset === full || small.offset === large.offset)
  if (!agree) throw brokenDirectory()
  return large
}

/** Reads the fields that don't fit into 32 bits. They follow the name in this order. */
function largeFields(view: DataView, from: number, length: number, fields: number[]): number[] {
  if (!fields.includes(full)) return fields
  const large = fields.filter((field) => field === full).length
  const found = extrasIn(view, { from, length }).find(({ id }) => id === 1)
  if (!found || found.length < 8 * large) throw brokenDirectory()
  let next = found.from - 8
  return fields.map((field) => (field === full ? numberAt(view, (next += 8)) : field))
}

interface Part {
  from: number
  length: number
}

/** Returns the extra fields of an entry, each with the number of its type. */
function extrasIn(view: DataView, { from, length }: Part): (Part & { id: number })[] {
  const found: (Part & { id: number })[] = []
  const end = from + length
  for (let at = from; at + 4 <= end;) {
    const part = {
      id: view.getUint16(at, true),
      from: at + 4,
      length: view.getUint16(at + 2, true),
    }
    at = part.from + part.length
    if (at <= end) found.push(part)
  }
  return found
}

/** Returns whether there's no second, Unicode name, which other programs would use. */
function isNamed(view: DataView, extra: Part, name: string): boolean {
  return extrasIn(view, extra)
    .filter(({ id }) => id === 0x7075)
    .every(({ from, length }) => length >= 5 && textOf(view, from + 5, length - 5) === name)
}

interface Entry {
  name: string
  hasOneName: boolean
  flags: number
  method: number
  size: number
  packed: number
  begin: number
}

/** Locates a file's data. Its local header must match the directory. */
async function placeOf(zip: Blob, entry: Entry): Promise<Span & { data: number }> {
  const { name, begin, packed } = entry
  const head = await viewOf(zip, begin, 30)
  if (head.getUint32(0, true) !== 0x04034b50) throw new Error('it is not where it should be')
  const [nameLength, extraLength] = [head.getUint16(26, true), head.getUint16(28, true)]
  const names = await viewOf(zip, begin + 30, nameLength + extraLength)
  const isSame =
    textOf(names, 0, nameLength) === name &&
    isNamed(names, { from: nameLength, length: extraLength }, name)
  if (!isSame || !entry.hasOneName) throw new Error('it has two names')
  const flags = head.getUint16(6, true)
  if ((flags | entry.flags) & encrypted) throw new Error('it is encrypted')
  const isFollowed = (flags & sizesFollow) !== 0
  const sizes = [
    [head.getUint32(18, true), packed],
    [head.getUint32(22, true), entry.size],
  ] as const
  const fits = sizes.every(([said, is]) => said === is || said === full || (isFollowed && !said))
  if (head.getUint16(8, true) !== entry.method || !fits) throw new Error('it is listed twice')
  const data = begin + 30 + nameLength + extraLength
  return { begin, data, end: data + packed, isFollowed }
}

async function opened(
  part: Blob,
  method: number,
  onRead: (bytes: number) => void,
): Promise<AsyncIterable<Uint8Array<ArrayBuffer>>> {
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      onRead(chunk.length)
      controller.enqueue(chunk)
    },
  })
  const read = part.stream().pipeThrough(counting)
  if (method === stored) return chunksOf(read)
  if (method !== deflated) throw new Error('it is packed in a way that is not known here')
  return chunksOf(read.pipeThrough(new DecompressionStream('deflate-raw')))
}

/** Iterates manually, because not every browser can iterate over streams. */
async function* chunksOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      yield value
    }
  } catch (error) {
    // Browsers have different messages for this error, which aren't written for people.
    throw error instanceof TypeError ? new Error('its contents are damaged') : error
  } finally {
    // If the iteration stops early, the rest of the stream is canceled.
    await reader.cancel().catch(() => {})
  }
}

async function viewOf(zip: Blob, begin: number, length: number): Promise<DataView> {
  const bytes = await zip.slice(begin, begin + length).arrayBuffer()
  if (bytes.byteLength < length) throw new Error('it is cut off')
  return new DataView(bytes)
}

function textOf({ buffer }: DataView, begin: number, length: number): string {
  // This keeps every character, including an invisible byte order mark.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(buffer, begin, length))
}

/** Reads 64 bits. Sizes of real files are below the largest safe integer. */
function numberAt(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true))
}
