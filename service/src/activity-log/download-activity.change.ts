import { Readable } from 'node:stream'
import { downloadActivity as call } from '@accord/contract/activity.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { change } from '#calls/change.ts'
import { activityCsv } from './activity-csv.ts'
import { slugOf } from '#http/slug.ts'
import { getOrganizationRow } from '#data/organizations/organizations.store.ts'
import { allActivityIn, wantedIn } from '#activity/listed-activity.store.ts'

/** Nobody takes it away without a row that says so; that row is not in the file. */
export const downloadActivity = change(call, {
  as: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  limits: ({ own }) => [['activityFilesPerProfile', own.id]],
  async prepare({ own }, { db, clock }) {
    const { name } = await getOrganizationRow(db, own.organizationId)
    const day = new Date(clock.now()).toISOString().slice(0, 10)
    return `${slugOf(name, 'organization')}-activity-${day}.csv`
  },
  records: ['export_downloaded'],

  async do({ prepared: file, happened }) {
    happened('export_downloaded', { file })
    return file
  },

  async after(name, { params: { id }, query }, { db }, recorded) {
    const filter = await wantedIn(db, id, query)
    const { position } = recorded.find(({ organizationId }) => organizationId === id)!
    // Who is not known here did nothing here.
    const rows = filter ? allActivityIn(db, id, filter, { end: position - 1 }) : []
    return { name, body: Readable.from(activityCsv(rows)) }
  },
})
