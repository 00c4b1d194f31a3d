import { ApiError } from './api-error.ts'

/** The JSON of a good answer; anything else becomes an ApiError. */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  const body = parseJson(text)
  if (response.ok) return body
  throw errorFrom(response.status, body, text)
}

/** A server's body is shown when it is a string or has a message field (specification, section 8). */
function errorFrom(status: number, body: unknown, text: string): ApiError {
  if (typeof body === 'string') return new ApiError({ status, message: body })
  if (body === undefined && isPlainText(text)) return new ApiError({ status, message: text.trim() })
  if (typeof body === 'object' && body !== null && 'message' in body) {
    return new ApiError({ ...(body as ErrorFields), status })
  }
  const known = status === 400 || status === 403 || status === 404 || status >= 500
  return new ApiError({
    status,
    message: known ? '' : `HTTP error ${status} ${text.slice(0, 200)}`.trim(),
  })
}

/** A sentence or two: neither the page of a proxy, nor JSON that was cut off. */
function isPlainText(text: string): boolean {
  return text.length <= 500 && /^\s*[^\s<{[]/.test(text)
}

interface ErrorFields {
  code?: string
  message?: string
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
