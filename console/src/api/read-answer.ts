import { t } from '../i18n/translation.ts'
import { ApiError, tooManyRequestsStatus } from './api-error.ts'
import { setClock } from '../browser/service-clock.ts'

/** A refusal, and for how long it stands: 'Too many attempts. Try again in 52 minutes.' */
function retryTime({ status, headers }: Response, sentence: string): string {
  // In seconds, as we write it. As a date, which others may, it is left alone.
  const seconds = Number(headers.get('retry-after'))
  if (status !== tooManyRequestsStatus || !(seconds > 0)) return sentence
  return `${t(sentence)} ${t('Try again in {{time}}.', { time: inWords(seconds) })}`
}

/** In the largest unit that it fills, and never less than it takes. */
function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return counted(seconds, 'second')
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
}

function counted(count: number, unit: string): string {
  return new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

/** The JSON of a good answer; anything else becomes an ApiError. */
export async function readAnswer(response: Response): Promise<object> {
  setClock(response)
  const text = await response.text()
  const body = parseJson(text)
  if (response.ok) return told(body)
  const said = saidBy(response.status, body, text)
  throw new ApiError({ ...said, message: retryTime(response, said.message) })
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
