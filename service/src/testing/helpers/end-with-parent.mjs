import { isMainThread } from 'node:worker_threads'

// This file is loaded before a service that a test starts. Only the process that started the service holds the other
// end of its standard input. If that process is killed, the service stops as if it had been asked to. Threads also load
// this file, but their input isn't a pipe.
if (isMainThread) {
  process.stdin.on('error', () => {}).on('end', () => process.kill(process.pid, 'SIGTERM'))
  process.stdin.resume()
  process.stdin.unref()
}
