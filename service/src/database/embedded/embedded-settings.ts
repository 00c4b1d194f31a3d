/** Settings of a small local server, given on its command line: root writes no file it owns. */
export function serverSettings(socket: string, fsync: boolean): string[] {
  return [
    "listen_addresses=''",
    `unix_socket_directories=${socket}`,
    'unix_socket_permissions=0700',
    'port=5432',
    'max_connections=100',
    'shared_buffers=128MB',
    'timezone=UTC',
    'log_timezone=UTC',
    // Errors of single statements carry people's addresses and are answered by the service.
    'log_min_messages=log',
    'log_checkpoints=off',
    ...(fsync ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    ...(fsync ? [] : ['autovacuum=off']),
  ]
}
