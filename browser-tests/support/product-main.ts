import { readConfig } from '@accord/service/config/config.ts'
import { runCliProgram } from '@accord/service/cli/run-program.ts'
import { startService } from '@accord/service/start-service.ts'
import { cheapHashing } from '@accord/service/testing/helpers/test-settings.ts'

/** Starts the service like its `main.ts`, but with cheap password hashing. */
await runCliProgram(() =>
  startService(readConfig(process.env), { demo: false }, { hashing: cheapHashing }),
)
