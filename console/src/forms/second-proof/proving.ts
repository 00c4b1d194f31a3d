import type { SecondProof } from '@accord/contract/second-step.ts'

/** What becomes of a proof. */
export type Proving = {
  /** Sends it, and goes on from there. */
  prove: (proof: SecondProof) => Promise<unknown>
  onRefused: (error: unknown) => void
}
