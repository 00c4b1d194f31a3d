import * as z from 'zod/mini'

/** Bytes as the browser's own `toJSON` writes them. */
function bytes(most: number) {
  return z.string().check(z.maxLength(Math.ceil((most * 4) / 3)), z.regex(/^[\w-]*$/))
}

const Transport = z.string().check(z.maxLength(32))

const Descriptor = z.object({
  type: z.literal('public-key'),
  id: z.string(),
  transports: z.optional(z.array(z.string())),
})

/** What `PublicKeyCredential.parseRequestOptionsFromJSON` takes. */
export const RequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.enum(['required', 'preferred', 'discouraged']),
  allowCredentials: z.array(Descriptor),
})
export type RequestOptions = z.infer<typeof RequestOptions>

/** What `PublicKeyCredential.parseCreationOptionsFromJSON` takes. */
export const CreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.enum(['required', 'preferred']),
    requireResidentKey: z.boolean(),
    userVerification: z.enum(['required', 'preferred']),
  }),
  excludeCredentials: z.array(Descriptor),
})
export type CreationOptions = z.infer<typeof CreationOptions>

const plain = z.union([z.boolean(), z.number(), z.string()])

/** We ask for none; a browser may say something all the same, and not as deep as it likes. */
const Extensions = z.record(z.string(), z.union([plain, z.record(z.string(), plain)]))

const common = {
  id: bytes(1023),
  rawId: bytes(1023),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.nullable(z.enum(['platform', 'cross-platform']))),
  clientExtensionResults: z.optional(Extensions),
}

/** A passkey's answer to a challenge, as `toJSON` writes it. */
export const Assertion = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: bytes(4096),
    authenticatorData: bytes(4096),
    signature: bytes(4096),
    userHandle: z.optional(z.nullable(bytes(64))),
  }),
})
export type Assertion = z.infer<typeof Assertion>

/** A new passkey, as `toJSON` writes it. */
export const Attestation = z.strictObject({
  ...common,
  response: z.strictObject({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
    authenticatorData: z.optional(bytes(8192)),
    publicKey: z.optional(z.nullable(bytes(4096))),
    publicKeyAlgorithm: z.optional(z.int()),
    transports: z.optional(z.array(Transport).check(z.maxLength(8))),
  }),
})
export type Attestation = z.infer<typeof Attestation>
