import {
  type ToDo,
  type ToDoKind,
  getFirstSteps,
  listToDo,
  maxToDoPerKind,
} from '@accord/contract/to-do.ts'
import { type ToDoRow, listToDoRows, readFirstSteps } from './to-do.store.ts'
import { displayDomain } from '#domains/domain-name.ts'
import type { FastifyInstance } from 'fastify'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { serve } from '#calls/serve.ts'
import type { Context } from '#context.ts'

/** Returns at most as many of each kind as the API lists, and whether there are more. */
export function presentToDo(rows: readonly ToDoRow[]) {
  const counts = new Map<ToDoKind, number>()
  const data: ToDo[] = []
  for (const row of rows) {
    const before = counts.get(row.kind) ?? 0
    counts.set(row.kind, before + 1)
    if (before < maxToDoPerKind) data.push(present(row))
  }
  return { data, more: data.length < rows.length }
}

function present(row: ToDoRow): ToDo {
  const { kind, id, name, organization_id, organization_name, by, requested, at, until } = row
  return {
    kind,
    id,
    name: kind === 'domain_missing' ? displayDomain(name) : name,
    organization:
      organization_id === null ? null : { id: organization_id, name: organization_name! },
    by,
    ...(requested && { requested }),
    at: at.toISOString(),
    until: until?.toISOString() ?? null,
  }
}

export function toDoRoutes(app: FastifyInstance, context: Context) {
  serve(app, context, listToDo, async ({ actor: { user, sessionId } }) =>
    presentToDo(await listToDoRows(context.db, [user.id, sessionId])),
  )

  serve(app, context, getFirstSteps, async ({ actor, params: { id } }) => {
    await requireManagerOf(context.db, actor, id)
    return readFirstSteps(context.db, id)
  })
}
