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
const implied: [of: string, holds: (call: Call) => boolean, refusals: readonly Refusal[]][] = [
  ['Every call may answer, besides what it says itself:', () => true, commonRefusals],
  ['With a token:', ({ access }) => access === 'session', [invalidToken, unauthenticated]],
  ['Where a scope is needed:', ({ scope }) => Boolean(scope), [insufficientScope, personNeeded]],
  ['To applications:', ({ access, scope }) => access === 'session' && !scope, [peopleOnly]],
  ['Where people confirm first that it is them:', ({ fresh }) => Boolean(fresh), [confirmFirst]],
  ['With an `Idempotency-Key`:', ({ creates }) => Boolean(creates), createRefusals],
]
const isImplied = new Set(implied.flatMap(([, , refusals]) => refusals))

/** What the calls of one document refuse: what several do is told once, and each of them gives the code alone. */
export class Refusals {
  readonly #widespread: Set<Refusal>
  /** What is told once for all calls, in paragraphs. */
  readonly shared: string

  constructor(calls: Call[]) {
    const given = Map.groupBy(calls.flatMap(own), (refusal) => refusal)
    this.#widespread = new Set([...given].flatMap(([one, all]) => (all.length > 1 ? [one] : [])))
    const ofKinds = implied
      .filter(([, holds]) => calls.some(holds))
      .flatMap(([of, , refusals]) => [of, ...refusals.map(inWords)])
    this.shared = [...ofKinds, 'Where it says so:', ...[...this.#widespread].map(inWords)].join(
      '\n\n',
    )
  }

  /** What a call refuses besides what follows from its kind, in paragraphs. */
  besides(call: Call): string[] {
    const { known = [], rare = [] } = Object.groupBy(own(call), (refusal) =>
      this.#widespread.has(refusal) ? 'known' : 'rare',
    )
    return [
      ...(known.length > 0 ? [`Refuses with ${known.map(inCode).join(', ')}.`] : []),
      ...rare.map(inWords),
    ]
  }
}

function own(call: Call): Refusal[] {
  return refusalsOf(call).filter((refusal) => !isImplied.has(refusal))
}

function inCode({ code }: Refusal): string {
  return `\`${code}\``
}

function inWords(refusal: Refusal): string {
  return `${refusal.status} ${inCode(refusal)}: ${refusal.message}`
}
