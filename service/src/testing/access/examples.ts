import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import { cancelAccountDeletion, restoreOrganization } from '@accord/contract/deletions.ts'
import { applicationExamples } from './application-examples.ts'
import type { TestCast, ExamplesOf, Features, Placed, Player } from './cast.ts'
import { exportExamples, accessGrantExamples, reviewExamples } from './access-examples.ts'
import { auditStreamExamples } from './audit-stream-examples.ts'
import { domainExamples } from './domain-examples.ts'
import { connectionExamples } from './connection-examples.ts'
import { endpointExamples } from './endpoint-examples.ts'
import { factorExamples, passkeyExamples } from './factor-examples.ts'
import { memberExamples } from './member-examples.ts'
import { networkExamples } from './network-examples.ts'
import { organizationExamples } from './organization-examples.ts'
import { personExamples } from './person-examples.ts'
import { socialSignInExamples } from './social-sign-in-examples.ts'

/** The examples of every call. The compiler reports missing ones. */
const examples: { [Feature in keyof Features]: ExamplesOf<Feature> } = {
  ...personExamples,
  ...factorExamples,
  ...passkeyExamples,
  ...organizationExamples,
  ...endpointExamples,
  ...auditStreamExamples,
  ...connectionExamples,
  ...memberExamples,
  ...domainExamples,
  ...applicationExamples,
  ...accessGrantExamples,
  ...networkExamples,
  ...exportExamples,
  ...reviewExamples,
  ...socialSignInExamples,
}

export interface Row {
  feature: string
  /** A name such as 'Invite member: as an owner'. */
  name: string
  call: Call
  sends: (cast: TestCast, who: Player | Placed) => UntypedSent | Promise<UntypedSent>
}

interface UntypedSent {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
}

/** One row for each example of each call, in the order of the contract. */
export const rows: Row[] = Object.entries(callsByFeature).flatMap(([feature, calls]) =>
  Object.entries(calls as Record<string, Call>).flatMap(([callName, call]) => {
    const given = examples[feature as keyof Features][callName as never] as
      | Row['sends']
      | Record<string, Row['sends']>
    const name = inWords(callName)
    if (typeof given === 'function') return [{ feature, name, call, sends: given }]
    return Object.entries(given).map(([when, sends]) => ({
      feature,
      name: `${name}: ${when}`,
      call,
      sends,
    }))
  }),
)

/** The first example of each call. */
export const firstRows = rows.filter((row, at) => rows[at - 1]?.call !== row.call)

/** Restoring needs a deleted person or organization, which no other call can use. */
const bringsBack = ({ call }: Row) => call === cancelAccountDeletion || call === restoreOrganization

/** All requests that the same people can send, one after the other. */
export const rowsOfOneCast = rows.filter((row) => !bringsBack(row))
export const firstRowsOfOneCast = firstRows.filter((row) => !bringsBack(row))

/** Turns a call's name into words, such as 'Invite member' for 'inviteMember'. */
function inWords(callName: string): string {
  const words = callName.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
