import type { ExampleCall } from '../openapi/example-calls.ts'
import type { Operation } from '../openapi/operation.ts'
import { command, quoted } from './code.ts'

/** The call as one types it into a shell. */
export function curlOf(
  base: string,
  method: string,
  path: string,
  operation: Operation,
  { params, query, body }: ExampleCall,
): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name]!),
  )
  const search = new URLSearchParams(query).toString()
  const url = `${base}${address}${search ? `?${search}` : ''}`
  const isFile = Object.values(operation.responses).some(
    (response) => 'description' in response && response.description.startsWith('A file'),
  )
  return command(
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
    ...(operation.security?.length !== 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body === undefined
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`]),
    ...(isFile ? ['-OJ'] : []),
  )
}
