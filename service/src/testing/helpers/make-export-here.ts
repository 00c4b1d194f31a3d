import { openLike } from '#database/pool.ts'
import { makeExport } from '#exports/make-export.ts'
import { makeInThread } from '#exports/thread/make-in-thread.ts'

/**
 * Creates the export in this thread. A separate thread would load the service again, which takes a second of CPU time
 * for each export. `run-export.test.ts` proves that exports otherwise have a separate thread.
 */
export const makeExportHere: typeof makeInThread = async ({ asked, ...given }, hearing) => {
  if (given.replica) return makeInThread({ asked, ...given }, hearing)
  hearing.signal.throwIfAborted()
  const reader = openLike(given.reader, () => {})
  let heard = Promise.resolve()
  const hear = (told: Parameters<typeof hearing.hear>[0]) => {
    heard = heard.then(() => hearing.hear(told))
    // It's thrown below, unless the export fails first.
    heard.catch(() => {})
  }
  try {
    const made = await makeExport(asked, {
      ...given,
      reader,
      onStep: (step, progress) => hear({ step, ...progress }),
      moved: (rows) => hear({ rows }),
    })
    await heard
    return made
  } finally {
    await reader.end()
  }
}
