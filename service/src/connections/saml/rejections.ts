import { type SamlRejection, samlRejectionMessages } from '@accord/contract/saml.ts'

type WithoutPrefix<Code> = Code extends `saml_${infer Rest}` ? Rest : never

/** Why a response itself is wrong. Whether the proof is recent depends on the request, which isn't known here. */
export type RejectionCode = Exclude<WithoutPrefix<SamlRejection>, 'not_fresh'>

/** Thrown by the checks. `checkResponse` returns it as a value. */
export class Rejection extends Error {
  readonly code: RejectionCode
  /** The unexpected value. Anyone can send a response, so it's shown only to owners and only as text. */
  readonly received: string | undefined

  constructor(code: RejectionCode, received?: string) {
    super(samlRejectionMessages[`saml_${code}`])
    this.code = code
    this.received = received?.slice(0, 200)
  }
}
