import { basename } from 'node:path'
import { StartupRefused } from '#config/startup-refused.ts'

/**
 * `npm start --option` doesn't pass the option on: npm takes it for one of its own and only notes it in the environment.
 * A command that ran without it would do something other than requested.
 */
export function refuseTakenByNpm(
  options: string[],
  environment = process.env,
  command = basename(process.argv[1]!, '.ts'),
) {
  const taken = options.find(
    (option) => environment[`npm_config_${option.slice(2).replaceAll('-', '_')}`] !== undefined,
  )
  if (taken === undefined) return
  const script = environment['npm_lifecycle_event']
  const run = script === 'accord' ? `npm run accord -- ${command}` : `npm run ${script} --`
  throw new StartupRefused(
    `npm took ${taken} for itself, and nothing was done. Run: ${run} ${taken}`,
  )
}
