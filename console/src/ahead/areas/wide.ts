import type { Member } from '@accord/contract/members.ts'
import { askAndDraw } from '../ask-and-draw.ts'
import { memberRow } from '../rows/member-row.ts'
import { rowsIn } from '../rows-in.ts'

askAndDraw({
  members: ([members], ownRoles) => [rowsIn(members, (row: Member) => memberRow(row, ownRoles))],
})
