import { SamlForm, type SamlProvider } from '@accord/contract/saml.ts'
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

const { metadataUrl, metadata, entityId, signInUrl, certificates } = SamlForm.shape
const schemas = { metadataUrl, metadata, entityId, signInUrl, certificates }

const keptIfEmpty = z.pipe(
  z.pipe(
    z.optional(z.string()),
    z.transform((text) => (text?.trim() ? text : undefined)),
  ),
  certificates,
)

/** Returns the schema of the form for one way. An empty certificate means that the saved ones stay. */
export function samlFormOf(way: SamlWay, saved: SamlProvider | null) {
  const schemaOf = (field: Field) =>
    field === 'certificates' && saved ? keptIfEmpty : schemas[field]
  return z.pipe(
    z.object(Object.fromEntries(fieldsOf[way].map((field) => [`saml.${field}`, schemaOf(field)]))),
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
