import { ConnectionChange, type Connection } from '@accord/contract/connections.ts'
import { message } from '@accord/contract/translation.ts'
import * as z from 'zod/mini'

const { issuer, clientId, clientAuthentication, clientSecret } = ConnectionChange.shape

const secretMissing = message('Enter the client secret.')

/** An empty field means that the saved secret stays. */
const keptIfEmpty = z.pipe(
  z.pipe(
    z.optional(z.string()),
    z.transform((text) => (text?.trim() ? text : undefined)),
  ),
  clientSecret,
)

/** Returns the schema of the form with the provider's values. */
export function valuesForm(current: Pick<Connection, 'hasClientSecret' | 'clientAuthentication'>) {
  return z
    .object({
      issuer: z.nonoptional(issuer),
      clientId: z.nonoptional(clientId),
      clientAuthentication,
      clientSecret: keptIfEmpty,
    })
    .check(({ value, issues }) => {
      const authentication = value.clientAuthentication ?? current.clientAuthentication
      if (authentication !== 'client_secret' || current.hasClientSecret || value.clientSecret)
        return
      issues.push({
        code: 'custom',
        path: ['clientSecret'],
        message: secretMissing,
        input: value,
      })
    })
}
