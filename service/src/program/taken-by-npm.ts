import { StartupRefused } from '#startup-refused.ts'

/**
 * `npm run NAME --option` hands nothing on: npm takes the option for one of its own and only notes it in the
 * environment. A command that went on without it would do something else than was asked.
 */
export function refuseTakenByNpm(options: string[], environment = process.env) {
  const taken = options.find(
    (option) => environment[`npm_config_${option.slice(2).replaceAll('-', '_')}`] !== undefined,
  )
  if (taken === undefined) return
  throw new StartupRefused(
    `npm kept ${taken} for itself, and nothing was done: write -- before what is meant for the command, as in npm run ${environment['npm_lifecycle_event'] ?? 'NAME'} -- ${taken}`,
  )
}
