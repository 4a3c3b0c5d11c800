// The chain, its checkpoints and its entries; the browser that shows a page hashes it again.
import {
  html,
  nothing,
  get,
  send,
  link,
  linkTo,
  count,
  when,
  short,
  time,
  day,
} from '../lib/base.js';
import { rehash } from '../lib/tlog.js';
import { table } from '../lib/tables.js';

export const title = () => 'Audit';

export async function load({ query }) {
  const filter = {
    event_type: query.type,
    session_id: query.session,
    before_sequence: query.before,
  };
  const [overview, checkpoints, entries, activity] = await Promise.all([
    get('dashboard/overview'),
    get('audit/checkpoints', { limit: 5 }),
    get('audit/newest', { ...filter, limit: 25 }),
    get('dashboard/activity'),
  ]);
  const types = new Set(query.type ? [query.type] : []);
  for (const d of activity.activity?.value.items ?? []) for (const t in d.counts) types.add(t);
  return {
    size: overview.audit_size,
    check: overview.verification,
    checkpoints: checkpoints.items,
    entries: entries.items,
    own: await rehash(entries.items),
    types: [...types].sort(),
  };
}

export function pulse(moved, data, context) {
  if ('audit' in moved && !context.query.before) context.reload();
}

function chain(d) {
  const v = d.check?.value;
  const [level, word] = !v
    ? ['', 'not checked yet']
    : v.sound
      ? ['ok', 'sound']
      : ['bad', 'broken'];
  return html`<header>
      <h2>Chain</h2>
      <span class=${'end tag ' + level}>${word}</span>
    </header>
    <dl class="kv">
      <dt>Entries</dt>
      <dd>${count(d.size)}</dd>
      ${
        v
          ? html`<dt>Verified</dt>
              <dd>
                ${count(v.entries)} ${when(d.check.at)}, in ${count(d.check.took_ms)} ms on the
                server
              </dd>
              <dt>Head</dt>
              <dd class="hash">${v.head_hash}</dd>
              <dt>Root</dt>
              <dd class="hash">${v.root}</dd>
              ${
                v.fault
                  ? html`<dt>Fault</dt>
                      <dd>${v.fault.explanation}</dd>`
                  : nothing
              }`
          : nothing
      }
    </dl>`;
}

function checkpoints(d) {
  const open = d.size - (d.checkpoints[0]?.size ?? 0);
  return html`${table({
      title: 'Checkpoints',
      file: 'checkpoints',
      rows: d.checkpoints,
      empty: 'None was signed yet: stoa audit checkpoint signs one.',
      columns: [
        { title: 'Size', name: 'size', cls: 'num', text: c => c.size },
        {
          title: 'Signed',
          name: 'created_at',
          text: c => c.created_at,
          show: c => when(c.created_at),
        },
        { title: 'Log', name: 'origin', text: c => c.origin },
        {
          title: 'Root',
          name: 'root',
          cls: 'hash',
          text: c => c.root,
          show: c => short(c.root) + '…',
        },
      ],
    })}
    <p class="small gap">
      <span class=${'tag ' + (open ? 'warn' : 'ok')}
        >${open ? count(open) + ' entries not covered' : 'all covered'}</span
      >
    </p>`;
}

const detail = e => (Object.keys(e.details ?? {}).length ? JSON.stringify(e.details) : '');

function entries(d, query, set) {
  const right = d.own.every(o => o.hash && o.link !== false);
  const links = d.own.filter(o => o.link).length;
  const own = new Map(d.own.map(o => [o.sequence, o]));
  return html`<p class="bar-line">
      <span class=${'tag ' + (right ? 'ok' : 'bad')}
        >${right ? `${d.own.length} hashes and ${links} links on this page checked by your browser` : 'a hash on this page is wrong'}</span
      >
      <label class="f inline"
        >Type<select @change=${e => set({ type: e.target.value, before: '' })}>
          <option value="">all</option>
          ${d.types.map(t => html`<option ?selected=${t === query.type}>${t}</option>`)}
        </select></label
      >
      ${query.session ? html`<span class="tag">session ${query.session}</span>` : nothing}
    </p>
    ${table({
      title: 'Entries',
      file: 'audit',
      rows: d.entries,
      columns: [
        {
          title: 'Entry',
          name: 'sequence',
          cls: 'num',
          text: e => e.sequence,
          show: e => html`<a href=${link('audit/' + e.sequence)}>${count(e.sequence)}</a>`,
        },
        {
          title: 'At',
          name: 'created_at',
          cls: 'nowrap',
          text: e => e.created_at,
          show: e => `${day(e.created_at)} ${time(e.created_at)}`,
        },
        {
          title: 'Type',
          name: 'event_type',
          text: e => e.event_type,
          show: e => html`<span class="tag">${e.event_type}</span>`,
        },
        {
          title: 'By',
          name: 'specialist',
          text: e => e.specialist,
          show: e =>
            e.specialist
              ? html`<a href=${linkTo('agents', e.specialist)}>${e.specialist}</a>`
              : '–',
        },
        {
          title: 'Session',
          name: 'session_id',
          text: e => e.session_id,
          show: e =>
            e.session_id
              ? html`<a href=${link('audit', { session: e.session_id })}>${e.session_id}</a>`
              : '–',
        },
        { title: 'Details', name: 'details', cls: 'opt hash clip', text: detail },
        {
          title: 'Before',
          name: 'prev_hash',
          cls: 'opt hash',
          text: e => e.prev_hash,
          show: e => short(e.prev_hash),
        },
        { title: 'Hash', name: 'hash', cls: 'hash', text: e => e.hash, show: e => short(e.hash) },
        {
          title: 'Checked',
          show: e =>
            own.get(e.sequence).hash
              ? html`<span class="okmark">✓<span class="sr">right</span></span>`
              : html`<span class="tag bad">wrong</span>`,
        },
      ],
    })}
    <p class="pager">
      ${query.before || query.session || query.type ? html`<a class="btn" href=${link('audit')}>Newest, all</a>` : nothing}
      ${d.entries.length === 25 ? html`<a class="btn" href=${link('audit', { ...query, before: d.entries.at(-1).sequence })}>Older</a>` : nothing}
    </p>`;
}

export function view(d, { query, set, reload }) {
  const verify = async e => {
    e.target.disabled = true;
    await send('POST', 'dashboard/checks').finally(() => (e.target.disabled = false));
    setTimeout(reload, 600);
  };
  return html`<div class="head">
      <div>
        <h1>Audit</h1>
        <p>
          Every entry has the hash of the one before it; signed checkpoints say how many there were
          and what they were.
        </p>
      </div>
      <button class="btn primary" @click=${verify}>Verify the whole chain</button>
    </div>
    <div class="grid two">
      <section class="panel">${chain(d)}</section>
      <section class="panel">${checkpoints(d)}</section>
    </div>
    <section class="panel">${entries(d, query, set)}</section>`;
}

export const again = d => (d.check ? 0 : 1000);
