import * as z from 'zod/mini'
import { optionalText, publicName } from './fields.ts'
import { ApplicationKindName } from './rules/application-kinds.ts'
import { addressWithout, RedirectUris } from './rules/redirect-uris.ts'
import { Scopes } from './rules/scopes.ts'
import { backchannelUriComplaint, IdTokenAlgorithm } from './rules/sign-in-settings.ts'

const fields = {
  name: publicName('Enter the name of the application.', 100),
  description: optionalText(1000),
}

/** What a form holds; the description may be left empty. */
export const ApplicationDetails = z.strictObject({
  name: fields.name,
  description: z._default(fields.description, ''),
})

/** The kind stays what it was chosen to be. */
export const ApplicationForm = z.strictObject({
  ...ApplicationDetails.shape,
  kind: z._default(ApplicationKindName, 'web'),
})

const settings = {
  pkceOptional: z.boolean('Send true or false.'),
  requirePkce: z.boolean('Send true or false.'),
  idTokenAlg: IdTokenAlgorithm,
  claimsInIdToken: z.boolean('Send true or false.'),
}

/** The parts of an application that are each decided on their own. Of two at once the later one is complained of. */
const parts: readonly (readonly string[])[] = [
  ['name', 'description'],
  ['redirectUris'],
  ['scopes'],
  ['postLogoutUris'],
  ['backchannelLogoutUri'],
  Object.keys(settings),
]

/** One part of an application. */
export const ApplicationChange = z
  .partial(
    z.strictObject({
      ...fields,
      scopes: Scopes,
      redirectUris: RedirectUris,
      postLogoutUris: RedirectUris,
      /** Null where it does not want to know. */
      backchannelLogoutUri: z.nullable(addressWithout(backchannelUriComplaint)),
      ...settings,
    }),
  )
  .check(
    z.check(({ value, issues }) => {
      const sent = new Map(Object.entries(value).filter(([, given]) => given !== undefined))
      const [, ...others] = parts.filter((part) => part.some((field) => sent.has(field)))
      for (const field of others.flat().filter((each) => sent.has(each))) {
        const message =
          'Change one part at a time: the details, the scopes, one list of addresses or the sign-in settings.'
        issues.push({ code: 'custom', path: [field], message, input: sent.get(field) })
      }
    }),
  )
