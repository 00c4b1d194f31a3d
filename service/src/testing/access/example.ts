import type { callsByFeature } from '@accord/contract/all-calls.ts'
import type { Call, Sent } from '@accord/contract/call.ts'
import type { Cast, Placed, Player } from './cast.ts'

export type Features = typeof callsByFeature

/** Only what a call cannot do without. */
type Parts<C extends Call> = Partial<Sent<C>> & {
  [
    Part in keyof Sent<C> as undefined extends Sent<C>[Part]
      ? never
      : object extends Sent<C>[Part]
        ? never
        : Part
  ]: Sent<C>[Part]
}

/** What a call is sent so that whoever may make it succeeds; what it is about is made for it. */
type Example<C extends Call> = (cast: Cast, who: Player | Placed) => Parts<C> | Promise<Parts<C>>

/** Several, each by its name, where it depends on what is asked who may ask. */
type Examples<C extends Call> = Example<C> | Record<string, Example<C>>

export type ExamplesOf<Feature extends keyof Features> = {
  [Name in keyof Features[Feature]]: Features[Feature][Name] extends Call
    ? Examples<Features[Feature][Name]>
    : never
}
