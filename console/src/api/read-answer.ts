import { setClock } from '../browser/service-clock.ts'
import { ApiError } from './api-error.ts'
import { whenAgain } from './when-again.ts'

/** The JSON of a good answer; anything else becomes an ApiError. */
export async function readAnswer(response: Response): Promise<object> {
  setClock(response)
  const text = await response.text()
  const body = parseJson(text)
  if (response.ok) return told(body)
  const said = saidBy(response.status, body, text)
  throw new ApiError({ ...said, message: whenAgain(response, said.message) })
}

/** The service always tells an object or a list; anything else comes from a network between. */
function told(body: unknown): object {
  if (typeof body === 'object' && body !== null) return body
  throw new TypeError('The answer is not of the service.')
}

/** A server's body is shown when it is a string or has a message field (specification, section 8). */
function saidBy(status: number, body: unknown, text: string): ErrorFields & { status: number } {
  if (typeof body === 'string') return { status, message: body }
  if (body === undefined && isPlainText(text)) return { status, message: text.trim() }
  if (typeof body === 'object' && body !== null && 'message' in body) {
    return { ...(body as ErrorFields), status }
  }
  const known = status === 400 || status === 403 || status === 404 || status >= 500
  return { status, message: known ? '' : `HTTP error ${status} ${text.slice(0, 200)}`.trim() }
}

/** A sentence or two: neither the page of a proxy, nor JSON that was cut off. */
function isPlainText(text: string): boolean {
  return text.length <= 500 && /^\s*[^\s<{[]/.test(text)
}

interface ErrorFields {
  code?: string
  message: string
  fields?: Record<string, string>
  requestId?: string
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
