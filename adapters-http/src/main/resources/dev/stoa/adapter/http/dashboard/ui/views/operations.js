// What an operator asks of a workspace: the latest checks, and what to run.
import { html, nothing, get, send, count, when } from '../lib/base.js';
import { head, table, status } from '../lib/tables.js';

export const title = () => 'Operations';

export async function load() {
  const [checks, overview] = await Promise.all([
    get('dashboard/checks'),
    get('dashboard/overview'),
  ]);
  return { ...checks, size: overview.audit_size, checkpoint: overview.checkpoint?.items[0] };
}

export function pulse(moved, data, context) {
  if (!data.verification || !data.indexes) context.reload();
}

export const again = d => (d.verification && d.indexes ? 0 : 1000);

const health = h =>
  html`<section class="panel">
    ${table({
      title: 'Health',
      file: 'health',
      rows: h.value.checks,
      columns: [
        { title: 'Check', name: 'check', text: c => c.check },
        { title: 'Status', name: 'status', text: c => c.status, show: c => status(c.status) },
        { title: 'Found', name: 'found', cls: 'wrap', text: c => c.found },
        { title: 'What to do', name: 'fix', cls: 'wrap', text: c => c.fix },
      ],
    })}
    <p class="small quiet gap">Checked ${when(h.at)}, in ${count(h.took_ms)} ms.</p>
  </section>`;

export function view(d, { reload }) {
  const v = d.verification;
  const check = async e => {
    e.target.disabled = true;
    await send('POST', 'dashboard/checks').finally(() => (e.target.disabled = false));
    reload();
  };
  return html`${head('Operations', 'Checks run in the background and say when they ran.', html`<button class="btn primary" @click=${check}>Check again</button>`)}
    <div class="grid two">
      <section class="panel">
        <header>
          <h2>Audit trail</h2>
          <span class="end"
            >${v ? status(v.value.sound ? 'sound' : 'failed') : status('running')}</span
          >
        </header>
        <dl class="kv">
          <dt>Entries</dt>
          <dd>${count(d.size)}</dd>
          ${
            v
              ? html`<dt>Checked</dt>
                  <dd>
                    ${count(v.value.entries)} entries ${when(v.at)}, in ${count(v.took_ms)} ms
                  </dd>`
              : nothing
          }
          <dt>Latest checkpoint</dt>
          <dd>
            ${d.checkpoint ? html`${count(d.checkpoint.size)} entries, signed ${when(d.checkpoint.created_at)}` : html`none: <code>stoa audit checkpoint</code>`}
          </dd>
          ${
            v?.value.fault
              ? html`<dt>Fault</dt>
                  <dd>${v.value.fault.explanation}</dd>`
              : nothing
          }
        </dl>
      </section>
      <section class="panel">
        <header><h2>On the command line</h2></header>
        <dl class="kv">
          <dt>Health of the workspace</dt>
          <dd><code>stoa doctor</code></dd>
          <dt>A backup</dt>
          <dd><code>stoa backup</code></dd>
          <dt>An index again</dt>
          <dd><code>stoa index rebuild</code></dd>
          <dt>A saved checkpoint</dt>
          <dd><code>stoa audit verify --checkpoint</code></dd>
        </dl>
      </section>
    </div>
    ${d.health ? health(d.health) : nothing}
    <section class="panel">
      ${table({
        title: 'Search indexes',
        file: 'indexes',
        rows: d.indexes?.value.indexes ?? [],
        empty: 'The check is running.',
        columns: [
          { title: 'Index', name: 'index', text: i => i.index },
          { title: 'Documents', name: 'documents', cls: 'num', text: i => i.documents },
          { title: 'Missing', name: 'missing', cls: 'num', text: i => i.missing },
          { title: 'Stale', name: 'stale', cls: 'num', text: i => i.stale },
          { title: 'Superfluous', name: 'superfluous', cls: 'num', text: i => i.superfluous },
          {
            title: 'State',
            name: 'sound',
            text: i => i.sound,
            show: i =>
              i.sound
                ? html`<span class="tag ok">complete</span>`
                : html`<span class="tag warn">rebuild it</span>`,
          },
        ],
      })}${d.indexes ? html`<p class="small quiet gap">Checked ${when(d.indexes.at)}, in ${count(d.indexes.took_ms)} ms.</p>` : nothing}
    </section>`;
}
