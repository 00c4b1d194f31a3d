import { request } from './request.ts'

/** As long as the query client takes an answer for new. */
const newForMs = 30_000

type AskedAhead = Map<string, { token: string; answer: Promise<Response> }>

// What asks and what takes are two scripts of one document, and share nothing else.
declare global {
  var askedAhead: AskedAhead | undefined
}

/** Sends what the scripts of this page will ask for, while they are on their way. */
export function askAhead(address: string, token: string) {
  const answer = request('GET', address, { token })
  // Perhaps nobody takes it.
  answer.catch(() => undefined)
  globalThis.askedAhead ??= new Map()
  globalThis.askedAhead.set(address, { token, answer })
}

/** The answer to this very request, for whoever asks first and with the same token. */
export function takeAskedAhead(address: string, token: string | undefined) {
  const found = globalThis.askedAhead?.get(address)
  globalThis.askedAhead?.delete(address)
  if (!found || found.token !== token || performance.now() > newForMs) return undefined
  // What was lost on the way is asked for as if it had not been before.
  return found.answer.catch(() => request('GET', address, { token }))
}

/** Something changes: what was answered before may not be so any more. */
export function dropAskedAhead() {
  globalThis.askedAhead?.clear()
}
