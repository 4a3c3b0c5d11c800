// Debates: which run, which are decided, and how strongly.
import { html, get, linkTo, percent, when } from '../lib/base.js';
import { table, head, pager, choice, status } from '../lib/tables.js';

const STATUSES = ['pending', 'in_progress', 'paused', 'completed', 'failed', 'cancelled'];

export const title = () => 'Debates';

export const load = ({ query }) =>
  get('debate-sessions', { status: query.status, after: query.after, limit: 40 });

export function pulse(moved, data, context) {
  const wanted = key => key === 'audit' || key.startsWith('debate:');
  if (!context.query.after && Object.keys(moved).some(wanted)) context.reload();
}

export function view(d, { query, set }) {
  return html`${head(
      'Debates',
      'Each can be replayed turn by turn, with its votes, its dissent and its receipt.',
      choice(
        'Status',
        query.status,
        [['', 'all'], ...STATUSES.map(s => [s, s.replace('_', ' ')])],
        s => set({ status: s, after: '' }),
      ),
    )}
    <section class="panel">
      ${table({
        title: 'Sessions',
        file: 'debates',
        rows: d.items,
        empty: 'There are no such debates.',
        columns: [
          {
            title: 'Topic',
            name: 'topic',
            cls: 'wrap',
            text: s => s.topic,
            show: s =>
              html`<a class="two-lines" title=${s.topic} href=${linkTo('debates', s.session_id)}
                >${s.topic}</a
              >`,
          },
          { title: 'Status', name: 'status', text: s => s.status, show: s => status(s.status) },
          { title: 'Progress', name: 'progress', cls: 'nowrap', text: s => s.progress },
          {
            title: 'Consensus',
            name: 'consensus',
            cls: 'num',
            text: s => s.consensus,
            show: s => percent(s.consensus),
          },
          { title: 'Strength', name: 'strength', text: s => s.strength },
          { title: 'Topology', name: 'topology', cls: 'opt', text: s => s.topology },
          {
            title: 'Updated',
            name: 'updated_at',
            text: s => s.updated_at,
            show: s => when(s.updated_at),
          },
        ],
      })}${pager(d.next, set, query.after)}
    </section>`;
}
