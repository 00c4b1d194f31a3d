import { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call } from '@accord/contract/call.ts'
import {
  commonRefusals,
  confirmFirst,
  createRefusals,
  insufficientScope,
  type Refusal,
  unauthenticated,
} from '@accord/contract/refusal.ts'

/** The call's own, those of all that create, and what an application is told whose token does not reach. */
export function refusalsOf({ access, creates, refusals }: Call): readonly Refusal[] {
  return [
    ...refusals,
    ...(creates ? createRefusals : []),
    ...(access === 'session' ? [insufficientScope] : []),
  ]
}

/** What follows from the kind of a call, which it does not say itself. */
const implied: [of: string, refusals: readonly Refusal[]][] = [
  ['Every call may answer, besides what it says itself:', commonRefusals],
  ['With a token:', [unauthenticated, insufficientScope]],
  ['Where people confirm first that it is them:', [confirmFirst]],
  ['With an `Idempotency-Key`:', createRefusals],
]
const isImplied = new Set(implied.flatMap(([, refusals]) => refusals))

/** What several calls refuse: each of them gives the code alone. */
const widespread = new Map(
  [...Map.groupBy(Object.values(callsByFeature).flatMap(allOwn), (refusal) => refusal)].filter(
    ([, given]) => given.length > 1,
  ),
)

function allOwn(feature: Record<string, Call>): Refusal[] {
  return Object.values(feature).flatMap(own)
}

function own(call: Call): Refusal[] {
  return refusalsOf(call).filter((refusal) => !isImplied.has(refusal))
}

/** What is told once for all calls. */
export const sharedRefusals = [...implied, ['Where it says so:', [...widespread.keys()]] as const]
  .flatMap(([of, refusals]) => [of, ...refusals.map(inWords)])
  .join('\n\n')

/** What a call refuses besides, in paragraphs. */
export function ownRefusals(call: Call): string[] {
  const { known = [], rare = [] } = Object.groupBy(own(call), (refusal) =>
    widespread.has(refusal) ? 'known' : 'rare',
  )
  return [
    ...(known.length > 0 ? [`Refuses with ${known.map(inCode).join(', ')}.`] : []),
    ...rare.map(inWords),
  ]
}

function inCode({ code }: Refusal): string {
  return `\`${code}\``
}

function inWords(refusal: Refusal): string {
  return `${refusal.status} ${inCode(refusal)}: ${refusal.message}`
}
