import { message } from '@accord/contract/translation.ts'
import { fieldErrorsOf } from '@accord/contract/field-errors.ts'
import { invalidInput } from '@accord/contract/errors.ts'
import * as z from 'zod/mini'
import { RequestError } from '#request-error.ts'
import { firstUnstorable, unstorableText } from '#database/unstorable.ts'
import type { Call } from '@accord/contract/call.ts'
import { DryRun } from '@accord/contract/impact.ts'
import type { FastifyRequest } from 'fastify'
import { publicNames } from '@accord/contract/fields.ts'
import type { Brand } from '#config/brand.ts'

/** Returns the checked value, or throws an error with one message per field. */
export function parse<S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = z.safeParse(schema, value)
  if (!parsed.success) {
    throw new RequestError(invalidInput, { fields: fieldErrorsOf(parsed.error.issues) })
  }
  const unstorable = firstUnstorable(value)
  if (unstorable !== undefined) {
    throw new RequestError(invalidInput, { fields: { [unstorable]: unstorableText } })
  }
  return parsed.data
}

type WithQuery = Pick<FastifyRequest, 'query'>

/** Separates `dryRun` from the query. For calls without a preview, `dryRun` is an unknown field like any other. */
export function dryRunOf(
  { previews }: Call,
  { query }: WithQuery,
): { dryRun: boolean; query: object } {
  const { dryRun, ...rest } = query as { dryRun?: unknown }
  if (!previews) return { dryRun: false, query: query as object }
  return { dryRun: parse(DryRun, { dryRun }).dryRun !== undefined, query: rest }
}

/** Whether the request is a dry run, before anything is parsed. A dry run doesn't require a confirmed identity. */
export function isDryRun({ previews }: Call, { query }: WithQuery): boolean {
  return previews === true && (query as { dryRun?: unknown }).dryRun === 'true'
}

/** Lists the body's fields with names that strangers read in our emails. */
export function publicNameFields(schema: z.core.$ZodType | undefined): string[] {
  if (!schema) return []
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'union') return def.options.flatMap(publicNameFields)
  if (def.type === 'optional' || def.type === 'nullable') return publicNameFields(def.innerType)
  if (def.type !== 'object') return []
  const fields = Object.entries(def.shape)
  return fields.filter(([, field]) => isPublicName(field)).map(([name]) => name)
}

function isPublicName(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'optional' || def.type === 'nullable') return isPublicName(def.innerType)
  return publicNames.has(schema)
}

/**
 * Rejects a name that contains the product's name as a word, because an email with it would look as if it came from us.
 */
export function requireOtherThanBrand(brand: Brand, fields: readonly string[], body: unknown) {
  const sent = body as Record<string, unknown> | null | undefined
  const complaints: Record<string, string> = {}
  for (const field of fields) {
    const name = sent?.[field]
    const own = typeof name === 'string' ? brandIn(brand, name) : undefined
    if (own !== undefined) complaints[field] = ownName(own)
  }
  // Emails show first and last names next to each other, so these are also checked together.
  const names = [...new Set(fields)].map((field) => sent?.[field])
  const together = brandIn(brand, names.filter((name) => typeof name === 'string').join(' '))
  const last = fields.at(-1)
  if (together !== undefined && last !== undefined && Object.keys(complaints).length === 0) {
    complaints[last] = ownName(together)
  }
  if (Object.keys(complaints).length > 0)
    throw new RequestError(invalidInput, { fields: complaints })
}

/** Whether a name contains the product's own, so that it can't be used as the name of a person. */
export function containsBrand(brand: Brand, name: string): boolean {
  return brandIn(brand, name) !== undefined
}

function ownName(name: string): string {
  return message("The name can't contain “{{name}}”.", { name })
}

function brandIn(brand: Brand, name: string): string | undefined {
  return [brand.name, brand.canadianName].find(
    (own) => words(own).trim() !== '' && words(name).includes(words(own)),
  )
}

/** NFKD would join these symbols to the preceding word as letters. Some apostrophes also count as letters. */
const signs = /[™℠©®\p{Lm}]/gu

/**
 * Normalizes width, accents, case, and punctuation, because they don't make a name different. A word inside a longer
 * word doesn't match.
 */
function words(name: string): string {
  const plain = name
    .replaceAll(signs, ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
  return ` ${plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `
}
