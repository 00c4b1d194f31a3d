import { request } from './request.ts'

/** After that an answer is asked for again: whoever takes it holds it for new, whenever it came. */
const newForMs = 5000

interface AnswerAhead {
  token: string
  answer: Promise<Response>
  /** Since the page was opened; not as long as it is on its way. */
  cameAt?: number
}

// What asks and what takes are two scripts of one document, and share nothing else.
declare global {
  var askedAhead: Map<string, AnswerAhead> | undefined
}

/** Sends what the scripts of this page will ask for, while they are on their way. */
export function askAhead(address: string, token: string): AnswerAhead {
  const asked: AnswerAhead = { token, answer: request('GET', address, { token }) }
  asked.answer.then(
    () => (asked.cameAt = performance.now()),
    // Perhaps nobody takes it.
    () => undefined,
  )
  globalThis.askedAhead ??= new Map()
  globalThis.askedAhead.set(address, asked)
  return asked
}

/** The answer to this very request, for whoever asks first and with the same token. */
export function takeAskedAhead(address: string, token: string | undefined) {
  const found = globalThis.askedAhead?.get(address)
  globalThis.askedAhead?.delete(address)
  if (!found || found.token !== token || isOld(found)) return undefined
  // What was lost on the way is asked for as if it had not been before.
  return found.answer.catch(() => request('GET', address, { token }))
}

function isOld({ cameAt }: AnswerAhead): boolean {
  return cameAt !== undefined && performance.now() - cameAt > newForMs
}

/** Something changes: what was answered before may not be so any more. */
export function dropAskedAhead() {
  globalThis.askedAhead?.clear()
}
