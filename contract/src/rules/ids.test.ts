import { expect, test } from 'vitest'
import { Id } from '../fields.ts'
import { isId } from './ids.ts'

const known = '01890a5d-ac96-774b-bcce-b302099a8057'

test.each([
  known,
  known.toUpperCase(),
  '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '00000000-0000-0000-0000-000000000001',
  '01890a5d-ac96-974b-bcce-b302099a8057',
  '01890a5d-ac96-774b-0cce-b302099a8057',
  known.slice(1),
  `${known}0`,
  ` ${known}`,
  `${known}\n`,
  known.replaceAll('-', ''),
  'new',
  '',
])('isId agrees with the schema of the contract: %j', (text) => {
  expect(isId(text)).toBe(Id.safeParse(text).success)
})
