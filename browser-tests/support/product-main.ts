import { readConfig } from '@accord/service/config/config.ts'
import { runCliProgram } from '@accord/service/cli/run-program.ts'
import { startService } from '@accord/service/start-service.ts'
import { cheapHashing } from '@accord/service/testing/helpers/test-settings.ts'

/** The service as its `main.ts` starts it, except that hashing passwords is cheap. */
await runCliProgram(() =>
  startService(readConfig(process.env), { demo: false }, { hashing: cheapHashing }),
)
