import { Counter, Gauge, Histogram, Registry } from 'prom-client'

export const metricsRegistry = new Registry()

const registers = [metricsRegistry]

/** The buckets for request latencies in seconds, from responses out of memory to unacceptably slow ones. */
const latencies = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
  new Counter({ name, help, labelNames, registers })

const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
  new Gauge({ name, help, labelNames, registers })

const histogram = <Label extends string>(
  name: string,
  help: string,
  labelNames: Label[],
  buckets = latencies,
) => new Histogram({ name, help, labelNames, buckets, registers })

// These are all metrics of this process, by topic. They're counted whether or not METRICS_PORT is set.

export const requestMetrics = {
  answered: counter('accord_requests_total', 'Answered requests, by call and status.', [
    'call',
    'status',
  ]),
  seconds: histogram(
    'accord_request_duration_seconds',
    'Time from the first byte of a request to the last byte of its response, by call.',
    ['call'],
  ),
  underWay: gauge('accord_requests_under_way', 'Requests in progress.'),
  connections: gauge('accord_connections_open', 'Open connections from clients and proxies.'),
}

export const securityMetrics = {
  events: counter('accord_security_events_total', 'Security events in the log, by name.', [
    'event',
  ]),
  signIns: counter('accord_sign_ins_total', 'Sign-in attempts, by outcome.', ['outcome']),
  limitsHit: counter(
    'accord_limits_hit_total',
    'Requests rejected by a rate limit, by limit name.',
    ['limit'],
  ),
  tokens: counter('accord_tokens_issued_total', 'Responses with tokens for applications.', [
    'grant_type',
  ]),
}

export const databaseMetrics = {
  up: gauge(
    'accord_database_up',
    'Whether the metrics below could be read from the database: 1 or 0.',
  ),
  connections: gauge('accord_pool_connections', 'Connections to the database, by use.', [
    'pool',
    'state',
  ]),
  waiting: gauge('accord_pool_waiting', 'Callers waiting for a database connection.', ['pool']),
  wait: histogram(
    'accord_pool_wait_seconds',
    'How long callers waited for a database connection.',
    ['pool'],
  ),
}

export const backgroundMetrics = {
  jobs: gauge('accord_jobs', "Jobs in the database's queues.", ['queue', 'state']),
  jobsAge: gauge(
    'accord_jobs_oldest_age_seconds',
    'How long the oldest job of a queue has been in its state.',
    ['queue', 'state'],
  ),
  jobsDone: counter('accord_jobs_done_total', 'Jobs that this process has attempted, by outcome.', [
    'queue',
    'outcome',
  ]),
  mailsWaiting: gauge('accord_mails_waiting', "Emails that haven't been sent yet."),
  mailsAge: gauge(
    'accord_mails_oldest_age_seconds',
    "Age of the oldest email that hasn't been sent yet.",
  ),
  mails: counter('accord_mails_total', 'Emails that this process has tried to send, by outcome.', [
    'outcome',
  ]),
  exports: gauge('accord_exports', 'Data exports, by step.', ['step']),
}

export const eventMetrics = {
  waiting: gauge(
    'accord_events_waiting',
    "Events that endpoints haven't received yet. At most 200,000 are counted.",
  ),
  attempts: counter(
    'accord_event_attempts_total',
    'Events that this process has tried to send, by outcome.',
    ['outcome'],
  ),
}

export const domainMetrics = {
  checks: counter(
    'accord_domain_checks_total',
    'Daily checks of domains by this process, by result.',
    ['result'],
  ),
}

export const providerMetrics = {
  signIns: counter(
    'accord_provider_sign_ins_total',
    "Sign-ins through organizations' identity providers, by protocol and outcome or reason for the rejection.",
    ['protocol', 'outcome'],
  ),
  seconds: histogram(
    'accord_provider_request_duration_seconds',
    'Time that requests to identity providers took, by document.',
    ['document'],
  ),
  failures: counter(
    'accord_provider_request_failures_total',
    'Requests to identity providers without a usable response, by document.',
    ['document'],
  ),
}

export const traceMetrics = {
  dropped: counter('accord_spans_dropped_total', "Trace spans that the collector didn't accept."),
}

export const runtimeMetrics = {
  build: gauge('accord_build_info', 'Always 1. The labels are the running versions.', [
    'version',
    'node',
  ]),
  start: gauge('process_start_time_seconds', 'When the process started, in Unix time.'),
  cpu: counter('process_cpu_seconds_total', 'CPU time of all threads, in seconds.'),
  resident: gauge('process_resident_memory_bytes', 'RAM that the process uses.'),
  heapUsed: gauge('nodejs_heap_size_used_bytes', 'JavaScript heap in use.'),
  heapTotal: gauge('nodejs_heap_size_total_bytes', 'Current size of the JavaScript heap.'),
  external: gauge('nodejs_external_memory_bytes', 'Buffers and similar objects outside the heap.'),
  loopLag: gauge(
    'nodejs_eventloop_lag_seconds',
    'Delay of the event loop since the last scrape, by percentile.',
    ['percentile'],
  ),
  loopUse: gauge(
    'nodejs_eventloop_utilization',
    'Share of the time since the last scrape during which the event loop was busy.',
  ),
  gc: histogram(
    'nodejs_gc_duration_seconds',
    'Garbage collection pauses, by kind.',
    ['kind'],
    [0.001, 0.01, 0.1, 1],
  ),
}
