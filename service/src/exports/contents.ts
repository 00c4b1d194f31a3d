import type { ExportContents } from '@accord/contract/exports.ts'
import type { Context } from '../context.ts'
import { fingerprintOf, publicKeyOf } from './manifest.ts'
import { planOf, type Subject } from './plan.ts'
import { withSnapshot } from './snapshot.ts'

/** What an export would hold if it were made now. */
export function contentsOf(
  { reader, secrets }: Pick<Context, 'reader' | 'secrets'>,
  subject: Subject,
): Promise<ExportContents> {
  return withSnapshot(reader, new AbortController().signal, async (snapshot) => {
    const [own, ...members] = await planOf(snapshot, subject)
    const entities: ExportContents['entities'] = []
    for (const entity of own?.entities ?? []) {
      entities.push({ name: entity.name, rows: await snapshot.count(entity, subject.id) })
    }
    return {
      entities,
      organizations: members.flatMap(({ member }) => (member ? [member] : [])),
      signingKey: fingerprintOf(publicKeyOf(secrets.exportSigningKey)),
    }
  })
}
