import type { PoolClient, Submittable } from 'pg'
import { letGo } from './rows.ts'

/** As much is read before it is worked on: fewer and larger steps, and little memory. */
const batchBytes = 256 * 1024

/** Each message of the database begins with its kind and its length. */
const headLength = 5
const rowMessage = 'd'.charCodeAt(0)

/** What a driver's connection has and does not declare. */
type Connection = Parameters<Submittable['submit']>[0] & { query(sql: string): void }
type Taker = (chunk: Buffer) => void

/** Of COPY's binary format: before all rows and after them. */
const beforeLength = 19
const afterLength = 2

/** Whole rows in COPY's binary format, some at a time; good until the next are asked for. The last say that none follow. */
export async function* copyOut(client: PoolClient, select: string): AsyncGenerator<Buffer> {
  const copied = new CopiedRows(`copy (${select}) to stdout (format binary)`)
  client.query(copied)
  let before = beforeLength
  for (let batch; (batch = await copied.next()).length > 0; before = 0) {
    const rows = batch.subarray(before)
    if (rows.length > afterLength) yield rows
  }
}

/**
 * Takes rows from the socket and puts them together, in two memories in turn: while one is worked on the other is
 * filled, and then no more is read. The driver would make an object of each row; all other messages are its own.
 */
class CopiedRows implements Submittable {
  readonly #sql: string
  #stream: Connection['stream'] | undefined
  #driver: Taker = () => {}
  /** Of the message that is being read: whether it is a row, what is to come of it, and a head that is not whole. */
  #isRow = false
  #missing = 0
  #head: Buffer = Buffer.alloc(0)
  #filling: Buffer = Buffer.allocUnsafeSlow(2 * batchBytes)
  #handed: Buffer = Buffer.allocUnsafeSlow(2 * batchBytes)
  #length = 0
  /** Of that, what is in whole rows. */
  #whole = 0
  #enough = batchBytes
  #ended = false
  #error: unknown
  #wake = () => {}

  constructor(sql: string) {
    this.#sql = sql
  }

  submit(connection: Connection) {
    const { stream } = connection
    const [driver, ...others] = stream.listeners('data')
    if (!driver || others.length > 0)
      return new Error('Not the driver alone reads this connection.')
    this.#stream = stream
    this.#driver = driver as Taker
    stream.off('data', this.#driver).on('data', this.#take)
    connection.query(this.#sql)
    return undefined
  }

  handleError(error: unknown) {
    this.#error = error
    this.#end()
  }

  handleCommandComplete() {}

  handleReadyForQuery() {
    this.#end()
  }

  /** None at the end. */
  async next(): Promise<Buffer> {
    for (;;) {
      while (!this.#ended && this.#length < this.#enough) {
        await new Promise<void>((resolve) => (this.#wake = resolve))
      }
      if (this.#error) throw this.#error
      if (this.#whole > 0 || this.#ended) return this.#handOver()
      // A row that is longer than all this.
      this.#enough += batchBytes
      this.#stream?.resume()
    }
  }

  #handOver(): Buffer {
    const rows = this.#filling.subarray(0, this.#whole)
    const begun = this.#filling.subarray(this.#whole, this.#length)
    if (this.#handed.length < begun.length) this.#handed = Buffer.allocUnsafeSlow(2 * begun.length)
    this.#length = begun.copy(this.#handed)
    this.#whole = 0
    ;[this.#filling, this.#handed] = [this.#handed, this.#filling]
    this.#enough = batchBytes
    if (!this.#ended) this.#stream?.resume()
    return rows
  }

  readonly #take: Taker = (read) => {
    const chunk = this.#head.length > 0 ? Buffer.concat([this.#head, read]) : read
    this.#head = Buffer.alloc(0)
    let at = 0
    // What the driver was given it may keep.
    let isMine = true
    while (at < chunk.length) {
      if (this.#ended) return this.#driver(chunk.subarray(at))
      if (this.#missing === 0) {
        if (chunk.length - at < headLength) {
          this.#head = Buffer.from(chunk.subarray(at))
          break
        }
        this.#isRow = chunk[at] === rowMessage
        this.#missing = 1 + chunk.readUInt32BE(at + 1)
        if (this.#isRow) {
          at += headLength
          this.#missing -= headLength
        }
      }
      const end = Math.min(at + this.#missing, chunk.length)
      this.#missing -= end - at
      if (this.#isRow) this.#add(chunk, at, end)
      else {
        isMine = false
        this.#driver(chunk.subarray(at, end))
      }
      at = end
    }
    if (isMine) letGo(read)
    if (this.#length < this.#enough) return
    if (!this.#ended) this.#stream?.pause()
    this.#wake()
  }

  #add(chunk: Buffer, begin: number, end: number) {
    const length = this.#length + end - begin
    if (length > this.#filling.length) this.#filling = Buffer.concat([this.#filling], 2 * length)
    chunk.copy(this.#filling, this.#length, begin, end)
    this.#length = length
    if (this.#missing === 0) this.#whole = length
  }

  #end() {
    if (this.#ended) return
    this.#ended = true
    // Where there were enough just before the end, it was told to wait; the driver's own messages must not.
    this.#stream?.off('data', this.#take).on('data', this.#driver).resume()
    this.#wake()
  }
}
