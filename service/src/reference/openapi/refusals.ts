import type { Call } from '@accord/contract/call.ts'
import {
  commonRefusals,
  confirmFirst,
  createRefusals,
  insufficientScope,
  invalidToken,
  peopleOnly,
  personNeeded,
  type Refusal,
  unauthenticated,
} from '@accord/contract/refusal.ts'

/** The call's own, those of all that create, and what an application is told whose token does not reach. */
export function refusalsOf(call: Call): readonly Refusal[] {
  return [
    ...call.refusals,
    ...(call.creates ? createRefusals : []),
    ...(call.access === 'session' ? [invalidToken, ...refusalsToApplications(call)] : []),
  ]
}

function refusalsToApplications({ scope, service }: Call): readonly Refusal[] {
  if (!scope) return [peopleOnly]
  return service ? [insufficientScope] : [insufficientScope, personNeeded]
}

/** What follows from the kind of a call, which it does not say itself. */
const implied: [of: string, refusals: readonly Refusal[]][] = [
  ['Every call may answer, besides what it says itself:', commonRefusals],
  ['With a token:', [invalidToken, unauthenticated]],
  ['Where a scope is needed:', [insufficientScope, personNeeded]],
  ['To applications:', [peopleOnly]],
  ['Where people confirm first that it is them:', [confirmFirst]],
  ['With an `Idempotency-Key`:', createRefusals],
]
const isImplied = new Set(implied.flatMap(([, refusals]) => refusals))

/** The errors that the document describes once for all calls, in paragraphs. */
export const impliedErrors = implied
  .flatMap(([of, refusals]) => [of, ...refusals.map(inWords)])
  .join('\n\n')

/** The errors of a call besides what follows from its kind, in paragraphs. */
export function ownErrors(call: Call): string[] {
  return refusalsOf(call)
    .filter((refusal) => !isImplied.has(refusal))
    .map(inWords)
}

function inWords({ status, code, message }: Refusal): string {
  return `${status} \`${code}\`: ${message}`
}
