import * as z from 'zod/mini'

/** Every field that a schema knows, whichever of its shapes has it. */
export function fieldsOf(schema: z.core.$ZodType): string[] {
  const named = ({ properties = {}, anyOf = [] }: z.core.JSONSchema.BaseSchema): string[] => [
    ...Object.keys(properties),
    ...anyOf.flatMap((each) => named(each)),
  ]
  return named(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

/** 'created_at' as 'createdAt'. */
export function camelCased(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
