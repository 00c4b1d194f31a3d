import { SamlForm, type SamlProvider } from '@accord/contract/saml.ts'
import { message } from '@accord/contract/translation.ts'
import * as z from 'zod/mini'

/** How someone enters a provider's values: the address of its metadata, the metadata itself, or its values. */
export type SamlWay = 'metadataUrl' | 'metadata' | 'values'

export function usualWay(saved: SamlProvider | null): SamlWay {
  return saved && saved.metadataUrl === null ? 'values' : 'metadataUrl'
}

/** The fields of each way, with the names that the service uses in its errors. */
const fieldsOf = {
  metadataUrl: ['metadataUrl'],
  metadata: ['metadata'],
  values: ['entityId', 'signInUrl', 'certificates'],
} as const

type Field = (typeof fieldsOf)[SamlWay][number]

const missing: Record<Field, string> = {
  metadataUrl: message('Enter the metadata URL.'),
  metadata: message('Enter the metadata.'),
  entityId: message('Enter the entity ID.'),
  signInUrl: message('Enter the sign-on address.'),
  certificates: message('Enter the certificate.'),
}

const emptyIsMissing = z.pipe(
  z.optional(z.string()),
  z.transform((text) => (text?.trim() ? text : undefined)),
)

const { metadataUrl, metadata, entityId, signInUrl, certificates } = SamlForm.shape
const Fields = z.object({
  'saml.metadataUrl': z.pipe(emptyIsMissing, metadataUrl),
  'saml.metadata': z.pipe(emptyIsMissing, metadata),
  'saml.entityId': z.pipe(emptyIsMissing, entityId),
  'saml.signInUrl': z.pipe(emptyIsMissing, signInUrl),
  'saml.certificates': z.pipe(emptyIsMissing, certificates),
})

/** Returns the schema of the form for one way. An empty certificate means that the saved ones stay. */
export function samlFormOf(way: SamlWay, saved: SamlProvider | null) {
  return z.pipe(
    Fields.check(({ value, issues }) => {
      for (const field of fieldsOf[way]) {
        if (value[`saml.${field}`] !== undefined) continue
        if (field === 'certificates' && saved) continue
        const path = [`saml.${field}`]
        issues.push({ code: 'custom', path, message: missing[field], input: value })
      }
    }),
    z.transform((fields) => ({
      saml: Object.fromEntries(
        fieldsOf[way].map((field) => [field, fields[`saml.${field}`]]),
      ) as Partial<Record<Field, string>>,
    })),
  )
}

/** Returns what the fields of one way contain first. */
export function samlInitial(way: SamlWay, saved: SamlProvider | null): Record<string, string> {
  const values: Partial<Record<Field, string | null>> = {
    metadataUrl: saved?.metadataUrl ?? '',
    entityId: saved?.entityId ?? '',
    signInUrl: saved?.signInUrl ?? '',
  }
  return Object.fromEntries(fieldsOf[way].map((field) => [`saml.${field}`, values[field] ?? '']))
}
