import type { Call } from '@accord/contract/call.ts'

/**
 * What a browser needs of a call to make it; the rest of its description is not in the built console
 * (`build/lean-contract.ts`). Answers are not checked again: they leave the service by their own schema.
 */
export const keptOfCall = ['method', 'path', 'access', 'body'] as const satisfies (keyof Call)[]

export type SentCall = Pick<Call, (typeof keptOfCall)[number]>
