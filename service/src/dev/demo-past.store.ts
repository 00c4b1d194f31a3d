import type { Scope } from '@accord/contract/rules/scopes.ts'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#database/tables.ts'
import { type Use, writeUses } from '#uses/last-uses.store.ts'
import type { UseKind } from '#uses/uses.store.ts'

type Trx = Transaction<Database>

const day = 24 * 60 * 60_000

const dated = {
  applications: 'created_at',
  approvals: 'created_at',
  authorizations: 'created_at',
  network_members: 'accepted_at',
  profiles: 'created_at',
} as const

/** As if all of this had begun seven months ago, and use been recorded since: a thing of each kind every nine days. */
export async function makeOlder(trx: Trx) {
  const begun = sql`now() - interval '210 days'`
  await sql`update use_recording set since = ${begun}`.execute(trx)
  for (const [name, column] of Object.entries(dated)) {
    const [table, at] = [sql.table(name), sql.ref(column)]
    await sql`update ${table} as made set ${at} = ${begun} + turn.nth * interval '9 days'
      from (select id, row_number() over (order by ${at}, id) as nth from ${table}
        where ${at} is not null) as turn
      where turn.id = made.id`.execute(trx)
  }
}

export interface DemoUse {
  kind: Exclude<UseKind, 'key'>
  /** Of the application or network that is used, or the address of the person. */
  name: string
  scopes: readonly Scope[]
  /** In days: the last time, and how long it is from one to the next. */
  last: number
  every: number
}

/** As if these had been used so. */
export async function useBefore(trx: Trx, used: readonly DemoUse[]) {
  const { rows } = await sql<{ kind: UseKind; id: string; name: string }>`
    select 'application' as kind, id, name from applications
    union all select 'authorization', w.id, a.name from authorizations w
      join applications a on a.id = w.application_id
    union all select 'approval', w.id, a.name from approvals w
      join applications a on a.id = w.application_id
    union all select 'network_member', w.id, n.name from network_members w
      join networks n on n.id = w.network_id where w.accepted_at is not null
    union all select 'profile', w.id, u.email from profiles w
      join users u on u.id = w.user_id`.execute(trx)
  const now = Date.now()
  const uses = used.flatMap(({ kind, name, scopes, last, every }) =>
    rows
      .filter((row) => row.kind === kind && row.name === name)
      .flatMap(({ id }) => {
        const each = scopes.length > 0 ? scopes : ['']
        return daysOf(last, every).flatMap((ago) =>
          each.map((scope): Use => ({ kind, id, scope, at: now - ago * day, calls: callsOn(ago) })),
        )
      }),
  )
  await writeUses(trx, uses)
}

/** Some are left out: nobody is that regular. */
function daysOf(last: number, every: number): number[] {
  const days = Array.from({ length: 180 }, (_, ago) => ago)
  return days.filter((ago) => ago >= last && (ago - last) % every === 0 && (ago * 5) % 7 !== 3)
}

const callsOn = (ago: number) => 3 + ((ago * 7) % 23)
