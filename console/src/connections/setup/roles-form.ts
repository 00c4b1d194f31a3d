import {
  type MappedRole,
  type RoleMapping,
  RoleMappingForm,
  mappedRoles,
} from '@accord/contract/role-mapping.ts'
import * as z from 'zod/mini'

const { claim } = RoleMappingForm.shape

const oneEach = z.pipe(
  z.string(),
  z.transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
)

/** The form has one list of values for each role, with a value on each line. */
export const RolesForm = z
  .object({ claim, admin: oneEach, member: oneEach })
  .check(({ value, issues }) => {
    const result = RoleMappingForm.safeParse(mappingOf(value))
    if (result.success) return
    for (const { path, message } of result.error.issues) {
      if (path[0] !== 'values') continue
      const role = path.length > 1 ? roleAt(value, Number(path[1])) : firstField
      issues.push({ code: 'custom', path: [role], message, input: value })
    }
  })
type Entered = Record<MappedRole, string[]> & { claim: string }

/** The fields in the order of the page. Errors about all values appear at the first one. */
const fields = mappedRoles.toReversed()
const firstField = fields[0]!

function roleAt(entered: Entered, at: number): MappedRole {
  return at < entered[firstField].length ? firstField : fields[1]!
}

export function mappingOf(entered: Entered): RoleMapping {
  const values = fields.flatMap((role) => entered[role].map((value) => ({ value, role })))
  return { claim: entered.claim, values }
}

/** Returns the fields of a saved mapping, or empty ones. */
export function fieldsOf(mapping: RoleMapping | null): Record<MappedRole | 'claim', string> {
  const linesOf = (role: MappedRole) =>
    (mapping?.values ?? [])
      .filter((mapped) => mapped.role === role)
      .map(({ value }) => value)
      .join('\n')
  return { claim: mapping?.claim ?? '', admin: linesOf('admin'), member: linesOf('member') }
}
