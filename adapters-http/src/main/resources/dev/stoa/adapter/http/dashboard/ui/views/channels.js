// Channels as they happen, as an agent sees them: what it has not read is marked.
import {
  html,
  nothing,
  get,
  getOrNull,
  send,
  linkTo,
  lineage,
  part,
  count,
  time,
  day,
  when,
  avatar,
  agentLink,
} from '../lib/base.js';
import { action } from '../lib/access.js';
import { choice, head, status } from '../lib/tables.js';

const SHOWN = 80;
const LISTED = 200;

export const title = d => (d.channel ? '#' + d.channel.name : 'Channels');

export async function load({ part: asked, query }, old) {
  const [list, agents] = await Promise.all([
    get('channels', { limit: LISTED }),
    get('agents', { limit: 500 }),
  ]);
  const as = query.as ?? '';
  const channel = asked
    ? (list.items.find(c => c.name === asked) ?? (await get('channels/' + part(asked))))
    : list.items.reduce(
        (a, b) => ((b.last_message_at ?? '') > (a?.last_message_at ?? '') ? b : a),
        list.items[0],
      );
  if (!channel) return { list: list.items, agents: agents.items };
  const path = 'channels/' + part(channel.channel_id);
  const [messages, handOffs, inbox] = await Promise.all([
    get(path + '/newest', { limit: SHOWN, before_sequence: query.before }),
    get(path + '/handoffs', { limit: 10 }),
    as ? getOrNull('inbox', { as, limit: 500 }) : null,
  ]);
  const same = old?.channel?.name === channel.name && old.as === as;
  return {
    list: list.items,
    more: list.next != null,
    agents: agents.items,
    channel,
    as,
    before: query.before,
    messages: messages.items.reverse(),
    older: messages.next && messages.items.length ? messages.items[0].sequence : null,
    handOffs: handOffs.items,
    unread: new Map((inbox?.items ?? []).map(c => [c.name, c.unread])),
    // What came after the page was opened is highlighted.
    floor: same ? old.floor : channel.last_sequence,
  };
}

export function pulse(moved, data, context) {
  if ('messages' in moved || 'audit' in moved) context.reload();
}

let atEnd = true;
let shownFor = '';
export function drawn(d) {
  const log = document.querySelector('.log');
  if (!log) return;
  const key = d.channel.name + '\n' + d.as;
  if (shownFor !== key) {
    shownFor = key;
    const mark = log.querySelector('.mark');
    atEnd = !mark;
    if (mark) log.scrollTop = mark.offsetTop - log.offsetTop - 90;
  }
  const button = document.querySelector('.tonew');
  log.onscroll = () => {
    atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    button.hidden = atEnd;
  };
  button.hidden = atEnd;
  if (atEnd) log.scrollTop = log.scrollHeight;
}

export function leave() {
  shownFor = '';
}

const words = text =>
  text
    .split(/(@[\w-]+)/)
    .map(p => (p.startsWith('@') ? html`<span class="tag accent">${p}</span>` : p));

function messages(d) {
  const unread = d.unread.get(d.channel.name) ?? 0;
  const others = d.messages.filter(m => m.agent !== d.as);
  const firstUnread = unread ? (others.at(-unread)?.sequence ?? others[0]?.sequence) : null;
  let author = null;
  let date = null;
  return d.messages.map(m => {
    const newDay = day(m.created_at) !== date;
    const marked = m.sequence === firstUnread;
    const follows = author === m.agent && !newDay && !marked;
    author = m.agent;
    date = day(m.created_at);
    const cls = [
      'msg',
      follows && 'cont',
      m.mentions.includes(d.as) && 'me',
      m.sequence > d.floor && 'new',
    ];
    return html`${newDay ? html`<p class="day">${date}</p>` : nothing}
      ${marked ? html`<p class="mark">unread by ${d.as}</p>` : nothing}
      <div class=${cls.filter(Boolean).join(' ')}>
        ${follows ? nothing : html`${avatar(m.agent ?? '?')}<span><a class="who" href=${linkTo('agents', m.agent ?? '')}>${m.agent ?? 'a deleted agent'}</a><time datetime=${m.created_at}>${time(m.created_at)}</time></span>`}
        <p>${words(m.content)} <span class="from">${lineage('message', m.message_id)}</span></p>
      </div>`;
  });
}

const acknowledge = (h, reload) =>
  h.status !== 'open'
    ? nothing
    : action(
        'channel.handoff.acknowledge',
        'Acknowledge',
        html`<p>Acknowledge the work as its receiver <b>${h.to}</b>?</p>
          <p class="quiet">${h.summary}</p>`,
        async () => {
          await send('POST', `handoffs/${part(h.hand_off_id)}/acknowledge`, { as: h.to });
          reload();
        },
      );

function conversation(d, { set, reload }) {
  const c = d.channel;
  return html`<section class="panel" aria-label=${'#' + c.name}>
    <header>
      <h2>#${c.name}</h2>
      <span class="quiet small">${c.topic}</span
      ><span class="end quiet small"
        >${count(c.last_sequence)} messages, the last ${when(c.last_message_at)}</span
      >
    </header>
    ${d.handOffs.map(h => html`<p class="small hand">${status(h.status)} hand-off from ${agentLink(h.from)} to ${agentLink(h.to)}: ${h.summary} ${acknowledge(h, reload)}</p>`)}
    <p class="pager small">
      ${d.older ? html`<button class="btn small" @click=${() => set({ before: d.older })}>Older</button>` : nothing}
      ${d.before ? html`<button class="btn small" @click=${() => set({ before: '' })}>Newest</button>` : nothing}
    </p>
    <div class="log" tabindex="0" role="log" aria-label=${'Messages in ' + c.name}>
      ${messages(d)}
    </div>
    <button
      class="btn tonew"
      hidden
      @click=${() => document.querySelector('.log').scrollTo(0, 1e9)}
    >
      Newest ↓
    </button>
  </section>`;
}

export function view(d, context) {
  const { query, set } = context;
  if (!d.channel) return head('Channels', 'There are no channels yet.');
  return html`${head(
      'Channels',
      'Messages appear as they are posted. What is unread depends on who looks; looking marks nothing as read.',
      choice(
        'Seen by',
        query.as,
        [['', 'no agent'], ...d.agents.map(a => [a.identity, a.identity])],
        as => set({ as }),
      ),
    )}
    <div class="chat">
      <nav class="panel sub" aria-label="Channels">
        <ul class="list">
          ${d.list.map(
            c =>
              html`<li>
                <a
                  href=${linkTo('channels', c.name, { as: query.as })}
                  aria-current=${c.name === d.channel.name ? 'page' : nothing}
                >
                  <span>${c.pinned_at ? '★ ' : '#'}${c.name}</span>
                  ${d.unread.get(c.name) ? html`<span class="badge" role="img" aria-label=${d.unread.get(c.name) + ' unread'}>${Math.min(999, d.unread.get(c.name))}</span>` : nothing}
                  <small>${c.topic}</small></a
                >
              </li>`,
          )}
        </ul>
        ${d.more ? html`<p class="quiet small">The first ${LISTED}. The others have an address of the same form.</p>` : nothing}
      </nav>
      ${conversation(d, context)}
    </div>`;
}
