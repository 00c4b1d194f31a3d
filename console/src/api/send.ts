import { settings } from '../browser/settings.ts'
import {
  type RequestParts,
  type SentCall,
  apiOriginFor,
  callAddress,
  dropPrefetched,
  request,
  takePrefetched,
} from './request.ts'
import { readAnswer } from './read-answer.ts'

/** Sends a request for a call of the contract. Screens use `call`, which adds the token. */
export async function send(
  described: SentCall,
  sent: RequestParts,
  token: string | undefined,
): Promise<unknown> {
  return readAnswer(await sendOnly(described, sent, token))
}

/** Sends a request and leaves the response unread, for large files. */
export function sendOnly(
  { method, path }: SentCall,
  sent: RequestParts,
  token: string | undefined,
): Promise<Response> {
  const address = callAddress(apiOrigin(), path, sent)
  if (method === 'GET') {
    return (
      takePrefetched(address, token) ?? request(method, address, { token, signal: sent.signal })
    )
  }
  dropPrefetched()
  return request(method, address, {
    token,
    key: sent.key,
    ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
  })
}

let origin: string | undefined

export function apiOrigin(): string {
  origin ??= apiOriginFor(location, settings.apiHosts, (message) => console.warn(message))
  return origin
}
