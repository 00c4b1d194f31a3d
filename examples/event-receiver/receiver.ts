import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'

/** The part of an event that this program uses. Its other fields depend on its type. */
interface Event {
  type: string
  timestamp: string
  /** Events about the endpoint itself have neither an organization nor a position. */
  data: { organization?: string; position?: number; detail?: unknown }
}

interface Journal {
  event(id: string, event: Event): void
  note(sentence: string): void
}

/** Events have at most 20 KB. */
const maxBytes = 100_000
/** How many IDs the program remembers. Accord repeats an event for about three days. */
const maxIds = 100_000

/**
 * Receives events. This program remembers IDs and positions only while it runs. Yours should store them, in the same
 * transaction as its result.
 */
export function createReceiver(secret: string, journal: Journal) {
  const webhook = new Webhook(secret)
  const seen = new Set<string>()
  /** The highest position of each organization. */
  const positions = new Map<string, number>()

  return createServer((request, response) => {
    receive(request, response).catch((error: unknown) => {
      // Accord sends the event again.
      journal.note(`Error: ${String(error)}`)
      respond(response, 500)
    })
  })

  async function receive(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST') return respond(response, 405)
    const body = await read(request)
    if (!body) return respond(response, 413)
    const headers = request.headers as Record<string, string>
    let event: Event
    try {
      // The signature covers these bytes. JSON that was parsed and written again would have others.
      event = webhook.verify(body, headers) as Event
    } catch (error) {
      if (!(error instanceof WebhookVerificationError)) throw error
      journal.note(`Rejected a request: ${error.message}`)
      return respond(response, 401)
    }
    const id = headers['webhook-id']!
    if (seen.has(id)) journal.note(`Skipped ${id}, because it arrived before.`)
    else handle(id, event)
    // Accord sends an event again until it gets this response, so it comes last.
    respond(response, 204)
  }

  function handle(id: string, event: Event) {
    checkPosition(event)
    journal.event(id, event)
    seen.add(id)
    const [oldest] = seen
    if (seen.size > maxIds) seen.delete(oldest!)
  }

  /** Positions count up by one in each organization, so a receiver of all types notices what it missed. */
  function checkPosition({ data: { organization, position } }: Event) {
    if (organization === undefined || position === undefined) return
    const last = positions.get(organization) ?? position - 1
    if (position <= last) journal.note(`Position ${position} of ${organization} arrived late.`)
    if (position > last + 1) {
      const missing = position === last + 2 ? `${last + 1}` : `${last + 1} to ${position - 1}`
      journal.note(`Position ${missing} of ${organization} is missing so far.`)
    }
    positions.set(organization, Math.max(last, position))
  }
}

/** Returns undefined if the body is too long. */
async function read(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += (chunk as Buffer).length
    if (bytes > maxBytes) return undefined
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

function respond(response: ServerResponse, status: number) {
  // The rest of a body that was too long is never read.
  response.writeHead(status, status === 413 ? { connection: 'close' } : {}).end()
}
