import { type RoleMapping, maxReceivedValues } from '@accord/contract/role-mapping.ts'
import type { Role } from '@accord/contract/rules/roles.ts'
import { describe, expect, test } from 'vitest'
import { mapRole, readRoleValues, rolesAfter } from './roles.rules.ts'

const mapping: RoleMapping = {
  claim: 'groups',
  values: [
    { value: 'staff', role: 'member' },
    { value: 'it-admins', role: 'admin' },
    { value: 'leads', role: 'admin' },
  ],
}
const mapped = (values: string[], current: Role[] = ['member']) =>
  mapRole(mapping, { values }, current)

describe('the role that a mapping gives', () => {
  test.each<[string, string[], Role[], string | undefined]>([
    ['the only match', ['staff'], ['admin'], 'member'],
    ['the highest of several matches', ['staff', 'leads'], ['member'], 'admin'],
    ['member without a match', ['others'], ['admin'], 'member'],
    ['member without any value', [], ['admin'], 'member'],
    ['member for a value in another case', ['IT-Admins'], ['admin'], 'member'],
    ['nothing for an owner', ['staff'], ['owner'], undefined],
    ['nothing for an owner who is also an admin', ['leads'], ['admin', 'owner'], undefined],
    ['nothing for a contact without a match', ['others'], ['contact'], undefined],
    ['the match of a contact', ['staff'], ['contact'], 'member'],
  ])('%s', (_what, values, current, role) => {
    expect(mapped(values, current)?.role).toBe(role)
  })

  test('the value that decided is the first of the highest role', () => {
    expect(mapped(['leads', 'it-admins', 'staff'])).toEqual({ role: 'admin', value: 'it-admins' })
  })

  test('only another effective role changes the roles', () => {
    expect(rolesAfter(['member', 'admin'], mapped(['leads']))).toBeUndefined()
    expect(rolesAfter(['member', 'contact'], mapped(['staff']))).toBeUndefined()
    expect(rolesAfter(['member', 'admin'], mapped(['staff']))).toEqual(['member'])
    expect(rolesAfter(['owner'], mapped(['staff'], ['owner']))).toBeUndefined()
  })
})

describe('the values of a claim', () => {
  test('are text or a list of text, without anything that a mapping cannot contain', () => {
    const valuesOf = (sent: unknown) => readRoleValues('groups', sent).values
    expect(valuesOf('staff')).toEqual(['staff'])
    expect(valuesOf(['staff', 5, null, ['leads'], { value: 'leads' }, ' leads '])).toEqual([
      'staff',
      'leads',
    ])
    expect(valuesOf(['a'.repeat(200), 'a'.repeat(201), '', 'a\0b', '\ud800'])).toEqual([
      'a'.repeat(200),
    ])
    for (const sent of [undefined, null, 5, true, { staff: true }]) {
      expect(valuesOf(sent)).toEqual([])
    }
  })

  test('are cut after the first ones, which is noted', () => {
    const many = Array.from({ length: maxReceivedValues + 1 }, (_, at) => `group-${at}`)
    const read = readRoleValues('groups', many)
    expect(read).toMatchObject({ incomplete: true })
    expect(read.values).toEqual(many.slice(0, maxReceivedValues))
    expect(readRoleValues('groups', many.slice(1))).toMatchObject({ incomplete: false })
    expect(readRoleValues('groups', undefined, true)).toMatchObject({ incomplete: true })
  })
})
