import { startDataExport } from '#exports/person/data-about-me.change.ts'
import { sweepExports } from '#exports/export-worker.ts'
import { startExport } from '#exports/start-export.change.ts'
import { organizations } from './cast.ts'
import { step, type Step } from './telling/story.ts'

/** Files of data: some that ended long ago, some that can still be downloaded. */
export function dataIsExported(): Step[] {
  return [
    step([64, '15:39'], async ({ idOf, under, change }) =>
      change(await under('ana', 'northside'), startExport, {
        params: { type: 'organization', id: idOf(organizations.northside) },
      }),
    ),
    // Its members find a receipt of it.
    step([45, '16:08'], async ({ idOf, under, change }) =>
      change(await under('theo', 'riverbend'), startExport, {
        params: { type: 'network', id: idOf('Referral Desk') },
      }),
    ),
    step([27, '17:33'], async ({ idOf, under, change }) =>
      change(await under('ana', 'northside'), startExport, {
        params: { type: 'network', id: idOf('Care Circle') },
      }),
    ),
    step([1, '15:55'], async ({ as, change }) => change(await as('ana'), startDataExport, {})),
    step({ minutes: 3 * 60 + 25 }, async ({ idOf, under, change }) =>
      change(await under('priya', 'northside'), startExport, {
        params: { type: 'organization', id: idOf(organizations.northside) },
      }),
    ),
    // A week after each of them was made, as the service does by itself.
    ...[97, 59, 40, 22].map((ago) =>
      step([ago, '23:40'], ({ past }) => sweepExports(past.context)),
    ),
  ]
}
