import type { Call } from '@accord/contract/call.ts'

/**
 * What a browser needs of a call to make it; the rest of its description is not in the built console
 * (`build/lean-contract.ts`). Nothing is checked twice: forms check what is typed, the service whatever comes, and
 * answers leave it by their own schema.
 */
export const keptOfCall = ['method', 'path', 'access'] as const satisfies (keyof Call)[]

export type SentCall = Pick<Call, (typeof keptOfCall)[number]>
