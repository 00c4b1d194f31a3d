/** A reason why the service can't start that the operator can act on. Only its message is printed, without a stack. */
export class StartupError extends Error {
  override name = 'StartupRefused'
}

/** Creates the error for a wrong value in the environment. */
export function invalidSetting(name: string, text: string, wanted: string): StartupError {
  return new StartupError(`${name} is '${text}', but it must be ${wanted}.`)
}
