import type { Config } from '#config/config.ts'
import { requireLatest } from './migrating/migrate.ts'
import { type OpenData, openData } from './open-data.ts'

/** For a command: the data of this version, for as long as the work takes. */
export async function withLatest<Result>(
  config: Config,
  work: (data: OpenData) => Promise<Result>,
): Promise<Result> {
  const data = await openData(config)
  try {
    await requireLatest(data.db)
    return await work(data)
  } finally {
    await data.close()
  }
}
