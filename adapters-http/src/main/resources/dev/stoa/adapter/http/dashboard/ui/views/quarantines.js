// What was withdrawn after an incident, and the way to the lineage of an item.
import { html, nothing, get, send, linkTo, part, when } from '../lib/base.js';
import { action } from '../lib/access.js';
import { head, pager, table } from '../lib/tables.js';

export const title = () => 'Trust';

export async function load({ query }) {
  return (await get('dashboard/quarantines', { after: query.after })).quarantines;
}

export function pulse(moved, data, context) {
  if ('audit' in moved && !context.query.after) context.reload();
}

export const restore = (q, reload) =>
  q.restored_at
    ? nothing
    : action(
        'trust.restore',
        'Restore',
        html`<p>
          Trust again what this quarantine withdrew, but for what another one holds? It is found
          again at once.
        </p>`,
        async () => {
          await send('POST', `trust/quarantines/${part(q.id)}/restore`);
          reload();
        },
      );

/** What a quarantine names. */
export const named = q =>
  html`${q.root ? html`<a href=${linkTo('trust', q.root)} class="hash">${q.root}</a>` : nothing}
  ${q.principal ? html`by ${q.principal}` : nothing}
  ${q.since ? html`since ${new Date(q.since).toLocaleString('en-GB')}` : nothing}`;

export function view(page, { go, set, query, reload }) {
  const open = e => {
    e.preventDefault();
    go(linkTo('trust', new FormData(e.target).get('item').trim()));
  };
  return html`${head('Trust', 'Where items come from, what came of them, and what was withdrawn.')}
    <section class="panel">
      <form class="ask" role="search" aria-label="Lineage" @submit=${open}>
        <label class="f grow"
          >Lineage of<input
            type="search"
            name="item"
            required
            pattern="\\s*[a-z]+:.+"
            placeholder="its kind and id, as in memory:0192…"
            autocomplete="off"
        /></label>
        <button class="btn primary">Show</button>
      </form>
    </section>
    <section class="panel">
      ${table({
        title: 'Quarantines',
        file: 'quarantines',
        rows: page?.items ?? [],
        empty: page ? 'Nothing was withdrawn.' : 'Only operators see them.',
        columns: [
          { title: 'Item', name: 'root', text: q => q.root, show: named },
          {
            title: 'Withdrawn',
            name: 'created_at',
            text: q => q.created_at,
            show: q => when(q.created_at),
          },
          {
            title: 'Restored',
            name: 'restored_at',
            text: q => q.restored_at,
            show: q => (q.restored_at ? when(q.restored_at) : html`<span class="tag bad">held</span>`),
          },
          { title: 'Quarantine', name: 'id', cls: 'opt hash', text: q => q.id },
          { title: '', show: q => restore(q, reload) },
        ],
      })}${pager(page?.next, set, query.after)}
    </section>`;
}
