import { presentAuthor } from '#activity/organization-activity.present.ts'
import { type ListedActivity, allActivityIn, wantedIn } from '#activity/listed-activity.store.ts'
import { describeAgent } from '#mail/user-agent.rules.ts'
import { formatCellText } from '#exports/contents/format-rows.ts'
import { Readable } from 'node:stream'
import { downloadActivity as call } from '@accord/contract/activity.ts'
import { requireManagerOf } from '#permissions/require-profile.ts'
import { change } from '#calls/change.ts'
import { slugOf } from '#http/slug.ts'
import { getOrganizationRow } from '#data/organizations/organizations.store.ts'

const columns = [
  'position',
  'at',
  'kind',
  'author_kind',
  'author',
  'author_email',
  'through',
  'email',
  'application',
  'network',
  'organization',
  'detail',
  'browser',
  'system',
  'address',
  'hash',
] as const
type Cells = Partial<Record<(typeof columns)[number], unknown>>

/** Writes the lines of a CSV file, one batch of rows at a time. */
export async function* activityCsv(
  batches: AsyncIterable<readonly ListedActivity[]> | readonly (readonly ListedActivity[])[],
): AsyncGenerator<string> {
  yield lineOf(columns)
  for await (const rows of batches) {
    yield rows
      .map((row) => {
        const cells = cellsOf(row)
        return lineOf(columns.map((column) => cells[column]))
      })
      .join('')
  }
}

/** Details that most rows have get their own column, so that people can sort and filter by them. The rest is JSON. */
function cellsOf(row: ListedActivity): Cells {
  const author = presentAuthor(row)
  const { on: _, ...told } = row.detail
  const { email, application, network, organization, ...detail } = { ...told, ...row.words }
  return {
    position: row.position,
    at: row.at.toISOString(),
    kind: row.kind,
    author_kind: author.kind,
    author: 'name' in author ? author.name : null,
    author_email: author.kind === 'person' ? author.email : null,
    through: author.kind === 'person' ? author.through?.name : null,
    email,
    application,
    network,
    organization,
    detail: Object.keys(detail).length === 0 ? null : JSON.stringify(detail),
    ...(row.agent === null ? {} : describeAgent(row.agent)),
    address: row.address,
    hash: row.hash.toString('hex'),
  }
}

function lineOf(cells: readonly unknown[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `"${formatCellText(text).replaceAll('"', '""')}"`
}

/** Records every download. The file doesn't contain that row. */
export const downloadActivity = change(call, {
  resolve: ({ actor, params }, db) => requireManagerOf(db, actor, params.id),
  limits: ({ own }) => [['activityFilesPerProfile', own.id]],
  async prepare({ own }, { db, clock }) {
    const { name } = await getOrganizationRow(db, own.organizationId)
    const day = new Date(clock.now()).toISOString().slice(0, 10)
    return `${slugOf(name, 'organization')}-activity-${day}.csv`
  },
  records: ['export_downloaded'],

  async run({ prepared: file, happened }) {
    happened('export_downloaded', { file })
    return file
  },

  async respond(name, { params: { id }, query }, { db }, recorded) {
    const filter = await wantedIn(db, id, query)
    const { position } = recorded.find(({ organizationId }) => organizationId === id)!
    // An unknown person has no activity here.
    const rows = filter ? allActivityIn(db, id, filter, { end: position - 1 }) : []
    return { name, body: Readable.from(activityCsv(rows)) }
  },
})
