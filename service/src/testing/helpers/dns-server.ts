import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** The values of a name's TXT records, or how the server fails. */
type Zone = string[] | 'failing' | 'silent'

export interface DnsServer extends AsyncDisposable {
  /** The address with its port, as in DNS_SERVERS. */
  address: string
  /** What the server responds. Other names don't exist. */
  zones: Map<string, Zone>
  /** The IPv4 addresses of names. */
  addresses: Map<string, string[]>
  /** The names that were asked for. */
  asked: string[]
}

/** Starts a name server on this machine that knows only TXT records and IPv4 addresses. */
export async function startDnsServer(port = 0): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const zones = new Map<string, Zone>()
  const addresses = new Map<string, string[]>()
  const asked: string[] = []
  socket.on('message', (query, from) => {
    const { name, end } = readName(query)
    asked.push(name)
    const zone = zones.get(name)
    if (zone === 'silent') return
    const question = query.subarray(0, end + 4)
    const hosts = addresses.get(name)
    const response = hosts
      ? answer(question, 0, query.readUInt16BE(end) === types.A ? hosts.map(addressRecord) : [])
      : answer(question, codeOf(zone), Array.isArray(zone) ? zone.map(txtRecord) : [])
    socket.send(response, from.port, from.address)
  })
  socket.bind(port, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    zones,
    addresses,
    asked,
    [Symbol.asyncDispose]: async () => {
      socket.close()
      await once(socket, 'close')
    },
  }
}

const headerLength = 12

/** Reads the name in the question, and where it ends. */
function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = headerLength
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

const notFound = 3
const serverFailed = 2

/** The response to a question (RFC 1035, section 4.1). */
function answer(question: Buffer, code: number, records: Buffer[]): Buffer {
  const header = Buffer.alloc(headerLength)
  question.copy(header, 0, 0, 2)
  header.writeUInt16BE(0x81_80 | code, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, question.subarray(headerLength), ...records])
}

function codeOf(zone: string[] | 'failing' | undefined): number {
  if (zone === 'failing') return serverFailed
  return zone === undefined ? notFound : 0
}

/** The value is in parts of at most 255 bytes. */
function txtRecord(value: string): Buffer {
  const bytes = Buffer.from(value)
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length || at === 0; at += 255) {
    const part = bytes.subarray(at, at + 255)
    parts.push(Buffer.from([part.length]), part)
  }
  return record(types.TXT, Buffer.concat(parts))
}

function addressRecord(address: string): Buffer {
  return record(types.A, Buffer.from(address.split('.').map(Number)))
}

const types = { A: 1, TXT: 16 }

/** A record of the name in the question. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, headerLength, 0, type, 0, 1, 0, 0, 0, 0, 0, 0])
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
