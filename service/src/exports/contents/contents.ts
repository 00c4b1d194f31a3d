import type { Subject } from '#data/exports/exports.store.ts'
import type { ExportContents } from '@accord/contract/export-contents.ts'
import type { Context } from '#context.ts'
import { fingerprintOf, publicKeyOf } from '#secrets/signature-key.ts'
import { scopeEntities } from '@accord/contract/rules/scopes.ts'
import { sharingIn } from './plan.ts'
import { ownEntities } from './tables.ts'
import { withSnapshotSoon } from './snapshot-soon.ts'

const mostNamed = 20

/** What an export would hold if it were made now. */
export async function contentsOf(
  { reader, secrets }: Pick<Context, 'reader' | 'secrets'>,
  { type, id }: Subject,
): Promise<ExportContents> {
  return withSnapshotSoon(reader, async (snapshot) => {
    const entities: ExportContents['entities'] = []
    for (const entity of ownEntities[type]) {
      entities.push({ name: entity.name, rows: await snapshot.count(entity, id) })
    }
    return {
      entities,
      organizations:
        type === 'network'
          ? await sharingIn(snapshot, id, { kinds: scopeEntities, most: mostNamed })
          : [],
      organizationCount: entities.find(({ name }) => name === 'organizations')?.rows ?? 0,
      signingKey: fingerprintOf(publicKeyOf(secrets.signatureKey)),
    }
  })
}
