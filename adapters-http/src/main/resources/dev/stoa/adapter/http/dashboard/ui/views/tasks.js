// The work queue: what waits, runs and failed.
import { html, get, count, when, agentLink, atMostEvery } from '../lib/base.js';
import { figs, table, head, pager, choice, status } from '../lib/tables.js';

const STATUSES = ['pending', 'running', 'completed', 'failed', 'timeout', 'cancelled'];

export const title = () => 'Tasks';

export async function load({ query }) {
  const [overview, tasks] = await Promise.all([
    get('dashboard/overview'),
    get('tasks', { status: query.status, agent: query.agent, after: query.after, limit: 50 }),
  ]);
  return { counts: overview.tasks, tasks };
}

const reload = atMostEvery(1000, context => context.reload());
export function pulse(moved, data, context) {
  if ('tasks' in moved) reload(context);
}

// What happens in the middle of a long queue is not in the stream.
export const again = () => 30000;

export function view({ counts, tasks }, { query, set }) {
  const value = counts?.value ?? {};
  return html`${head(
      'Tasks',
      'Work that agents take from the queue, as it happens.',
      choice('Status', query.status, [['', 'all'], ...STATUSES.map(s => [s, s])], s =>
        set({ status: s, after: '' }),
      ),
    )}
    <section class="panel">${figs(STATUSES.map(s => [s, count(value[s])]))}</section>
    <section class="panel">
      ${table({
        title: 'Tasks',
        file: 'tasks',
        rows: tasks.items,
        empty: 'No task has this status.',
        columns: [
          { title: 'Task', name: 'sequence', cls: 'num', text: t => t.sequence },
          { title: 'Agent', name: 'agent', text: t => t.agent, show: t => agentLink(t.agent) },
          { title: 'Status', name: 'status', text: t => t.status, show: t => status(t.status) },
          {
            title: 'Input',
            name: 'input',
            cls: 'clip',
            text: t => (typeof t.input === 'string' ? t.input : JSON.stringify(t.input)),
          },
          {
            title: 'Attempts',
            name: 'attempts',
            cls: 'num',
            text: t => t.attempts,
            show: t => `${t.attempts} of ${t.max_attempts}`,
          },
          { title: 'Worker', name: 'worker', cls: 'opt', text: t => t.worker },
          {
            title: 'Created',
            name: 'created_at',
            text: t => t.created_at,
            show: t => when(t.created_at),
          },
          {
            title: 'Ended',
            name: 'completed_at',
            cls: 'opt',
            text: t => t.completed_at,
            show: t => when(t.completed_at),
          },
        ],
      })}${pager(tasks.next, set, query.after)}
    </section>`;
}
