import { currentLanguage, t } from '../i18n/translation.ts'
import { ApiError, tooManyRequestsStatus } from './api-error.ts'
import { setClock } from '../browser/service-clock.ts'

/** Adds the waiting time to a rate limit error, as in 'Too many attempts. Try again in 52 minutes.' */
function retryTime({ status, headers }: Response, sentence: string): string {
  // The service sends seconds. A date from a proxy is ignored.
  const seconds = Number(headers.get('retry-after'))
  if (status !== tooManyRequestsStatus || !(seconds > 0)) return sentence
  return `${t(sentence)} ${t('Try again in {{time}}.', { time: formatDuration(seconds) })}`
}

/** Formats a duration in its largest unit, rounded up. */
function formatDuration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return counted(seconds, 'second')
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour')
}

function counted(count: number, unit: string): string {
  return new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(count)
}

/** Returns the JSON of a successful response. Throws an ApiError for any other response. */
export async function readAnswer(response: Response): Promise<object> {
  setClock(response)
  const text = await response.text()
  const body = parseJson(text)
  if (response.ok) return requireObject(body)
  const said = saidBy(response.status, body, text)
  throw new ApiError({ ...said, message: retryTime(response, said.message) })
}

/** The service always returns an object or a list, so any other content comes from a proxy. */
function requireObject(body: unknown): object {
  if (typeof body === 'object' && body !== null) return body
  throw new TypeError("The response isn't from the service.")
}

/** Uses the body of another server's response if it's a string or has a message field (specification, section 8). */
function saidBy(status: number, body: unknown, text: string): ErrorFields & { status: number } {
  if (typeof body === 'string') return { status, message: body }
  if (body === undefined && isPlainText(text)) return { status, message: text.trim() }
  if (typeof body === 'object' && body !== null && 'message' in body) {
    return { ...(body as ErrorFields), status }
  }
  const known = status === 400 || status === 403 || status === 404 || status >= 500
  return { status, message: known ? '' : `HTTP error ${status} ${text.slice(0, 200)}`.trim() }
}

/** Returns whether the text is a sentence or two, and not a proxy's page or truncated JSON. */
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
